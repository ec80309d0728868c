import { FunctionError } from '../_shared/errors.ts'

export const shareNotFound = () =>
  new FunctionError(
    404,
    'share_not_found',
    'Este enlace no existe. Revisa que esté completo o pide uno nuevo a quien te lo envió.',
  )

export const shareRevoked = () =>
  new FunctionError(
    410,
    'share_revoked',
    'Este enlace ya no está disponible: quien lo compartió lo canceló.',
  )

export const shareExpired = () =>
  new FunctionError(410, 'share_expired', 'Este enlace venció. Pide uno nuevo a quien te lo envió.')

export const documentUnavailable = () =>
  new FunctionError(
    404,
    'document_unavailable',
    'El archivo de este documento ya no está disponible. Pídelo de nuevo a quien te lo envió.',
  )
