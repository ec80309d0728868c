import type { FunctionContext } from '../context.ts'
import { importSecretsKey, type SecretsKey } from './cipher.ts'
import { secretsNotConfigured } from './errors.ts'

/** If the deployment has no key, nothing is stored, so that no value is stored in plain text. */
export async function secretsKeyOf(context: FunctionContext): Promise<SecretsKey> {
  const key = await importSecretsKey(context.env('SECRETS_KEY') ?? '')
  if (key) return key
  context.log('SECRETS_KEY is missing or is not 32 bytes in base64')
  throw secretsNotConfigured()
}
