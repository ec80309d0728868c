import type { Hono } from 'hono'
import type { HttpEnvironment } from '../../http/environment.ts'
import { deleteFactorAsAdmin, listFactorsAsAdmin } from './admin-factors.ts'
import { challengeFactor } from './challenge-factor.ts'
import { enrollFactor } from './enroll-factor.ts'
import {
  deleteRecoveryCodes,
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
} from './recovery-codes.ts'
import type { MfaServices } from './second-factor.ts'
import { unenrollFactor } from './unenroll-factor.ts'
import { verifyFactor } from './verify-factor.ts'
import { verifyRecoveryCode } from './verify-recovery-code.ts'

export function mountFactors(app: Hono<HttpEnvironment>, services: MfaServices): void {
  app.post('/factors', enrollFactor(services))
  app.get('/factors/recovery-codes', recoveryCodesStatus(services))
  app.post('/factors/recovery-codes', generateRecoveryCodes(services))
  app.delete('/factors/recovery-codes', deleteRecoveryCodes(services))
  app.post('/factors/recovery-codes/regenerate', regenerateRecoveryCodes(services))
  app.post('/factors/recovery-codes/verify', verifyRecoveryCode(services))
  app.post('/factors/:id/challenge', challengeFactor(services))
  app.post('/factors/:id/verify', verifyFactor(services))
  app.delete('/factors/:id', unenrollFactor(services))
  app.get('/admin/users/:id/factors', listFactorsAsAdmin(services))
  app.delete('/admin/users/:id/factors/:factorId', deleteFactorAsAdmin(services))
}
