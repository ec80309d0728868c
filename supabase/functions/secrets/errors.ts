import { FunctionError } from '../_shared/errors.ts'

export const keyTooLong = () =>
  new FunctionError(400, 'key_too_long', 'La clave es demasiado larga: caben 500 caracteres.')
