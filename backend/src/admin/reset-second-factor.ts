import { createMailer } from '../auth/mailers/create-mailer.ts'
import { secondFactorMail } from '../auth/mails/second-factor.ts'
import { resetFactors } from '../auth/mfa/reset-factors.ts'
import type { UserRecord } from '../auth/users/user-record.ts'
import { AdminError } from './errors.ts'
import { nameOf } from './find-agent.ts'
import { messages } from './messages.ts'
import type { Admin } from './open-admin.ts'

/** The owner is notified by mail, because somebody else may have asked the operator. */
export async function resetSecondFactor(
  { config, database, log }: Admin,
  agent: UserRecord,
): Promise<{ mailFailure: Error | undefined }> {
  if (agent.factors.length === 0) throw new AdminError(messages.noSecondFactor(nameOf(agent)))
  await database.asOwner((tx) => resetFactors(tx, agent.id))
  if (!agent.email) return { mailFailure: undefined }
  const mailer = createMailer(config, log)
  try {
    await mailer.send(secondFactorMail('reset', agent.email, config.contact.email))
    return { mailFailure: undefined }
  } catch (error) {
    return { mailFailure: error as Error }
  } finally {
    mailer.close?.()
  }
}
