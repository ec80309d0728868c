import { FunctionError } from '../_shared/errors.ts'

export const passwordMissing = () =>
  new FunctionError(400, 'password_missing', 'Escribe tu contraseña para eliminar la cuenta.')

export const wrongPassword = () =>
  new FunctionError(403, 'wrong_password', 'La contraseña no es correcta.')
