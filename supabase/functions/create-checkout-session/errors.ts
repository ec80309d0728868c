import { FunctionError } from '../_shared/errors.ts'

export const anothersAccount = () =>
  new FunctionError(403, 'another_account', 'Solo puedes contratar un plan para tu propia cuenta.')

export const billingTypeInvalid = () =>
  new FunctionError(400, 'billing_type_invalid', 'Elige si quieres pagar cada mes o cada año.')

export const returnUrlInvalid = () =>
  new FunctionError(
    400,
    'return_url_invalid',
    'La dirección a la que volverías después de pagar no es de este sitio.',
  )

export const planNotFound = () =>
  new FunctionError(404, 'plan_not_found', 'Ese plan no existe o ya no se ofrece.')

export const alreadySubscribed = (plan: string) =>
  new FunctionError(409, 'already_subscribed', `Ya tienes el plan ${plan} con esa forma de pago.`)
