import { FunctionError } from '../_shared/errors.ts'

export const documentUnavailable = () =>
  new FunctionError(
    404,
    'document_unavailable',
    'El archivo de este documento ya no está disponible. Pídelo de nuevo a quien te lo envió.',
  )
