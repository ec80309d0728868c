import { FunctionError } from '../errors.ts'

export const linkNotFound = () =>
  new FunctionError(
    404,
    'share_not_found',
    'Este enlace no existe. Revisa que esté completo o pide uno nuevo a quien te lo envió.',
  )

export const linkRevoked = () =>
  new FunctionError(
    410,
    'share_revoked',
    'Este enlace ya no está disponible: quien lo compartió lo canceló.',
  )

export const linkExpired = () =>
  new FunctionError(410, 'share_expired', 'Este enlace venció. Pide uno nuevo a quien te lo envió.')

/** The link ended after it was found; `outcome` is the SQL function's answer that says how. */
export function refuseEnded(outcome: string): void {
  if (outcome === 'not_found') throw linkNotFound()
  if (outcome === 'revoked') throw linkRevoked()
  if (outcome === 'expired') throw linkExpired()
}

export const pageTooLarge = () =>
  new FunctionError(
    413,
    'page_too_large',
    'Lo que abre este enlace es demasiado grande para mostrarse. Pide a quien te lo envió que lo divida.',
  )
