import { FunctionError } from '../errors.ts'

export const secretsNotConfigured = () =>
  new FunctionError(
    503,
    'secrets_not_configured',
    'El servidor todavía no puede guardar ni leer claves. Avisa a quien lo administra.',
  )
