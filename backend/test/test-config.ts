import { join } from 'node:path'
import { QUICK_PASSWORD_COST } from '../../test-support/quick-passwords.ts'
import { readConfig, type Config } from '../src/config.ts'
import { ROOT } from './paths.ts'

/** All tests come from one network address, so limits per address are off except in tests about them. */
export function testConfig(variables: Record<string, string>): Config {
  return {
    ...readConfig({ RATE_LIMIT_PER_ADDRESS: 'off', ...variables }, ROOT),
    webDir: join(ROOT, 'no-pages'),
    sitePagesFile: join(ROOT, 'no-pages/agent-site.js'),
    // PASSWORD_COST is refused together with DATABASE_URL, so the cost is set here.
    passwordCost: QUICK_PASSWORD_COST,
  }
}
