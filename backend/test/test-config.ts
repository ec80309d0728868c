import { join } from 'node:path'
import { QUICK_PASSWORD_COST } from '../../test-support/quick-passwords.ts'
import { readConfig, type Config } from '../src/config.ts'
import { ROOT } from './paths.ts'

/** All tests come from one address, so limits per address hold only where a test is about them. */
export function testConfig(variables: Record<string, string>): Config {
  return {
    ...readConfig({ RATE_LIMIT_PER_ADDRESS: 'off', ...variables }, ROOT),
    webDir: join(ROOT, 'no-pages'),
    // The variable is refused together with DATABASE_URL.
    passwordCost: QUICK_PASSWORD_COST,
  }
}
