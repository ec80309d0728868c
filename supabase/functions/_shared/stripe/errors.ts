import { FunctionError } from '../errors.ts'

export const paymentsNotConfigured = () =>
  new FunctionError(503, 'payments_not_configured', 'Los pagos no están configurados')

export const paymentsUnavailable = () =>
  new FunctionError(
    502,
    'payments_unavailable',
    'El servicio de pagos no responde. No se hizo ningún cargo. Intenta de nuevo en unos minutos.',
  )
