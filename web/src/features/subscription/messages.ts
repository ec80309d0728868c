import { cardMessages } from './card-messages.ts'
import { words } from '../../lib/words.ts'

export const messages = {
  ...cardMessages,
  trialPlan: 'Plan de prueba',
  planNamed: (name: string) => `Plan ${name}`,
  included: 'Lo que incluye',
  perMonth: (price: string) => `${price} al mes`,
  perYear: (price: string) => `${price} al año`,

  payInvoice: 'Pagar factura pendiente',
  payInvoiceHint: (date: string) =>
    `Págala en la página segura de Stripe, con esta u otra tarjeta, antes del ${date} para no perder el acceso.`,

  cancel: 'Cancelar suscripción',
  cancelTitle: '¿Cancelar tu suscripción?',
  cancelText: (date: string) =>
    `Podrás seguir usando Predio hasta el ${date} y no se te volverá a cobrar. Tus datos se quedan.`,
  cancelEndedText:
    'El periodo que pagaste ya terminó: perderás el acceso y no se te volverá a cobrar. Tus datos se quedan.',
  keepPlan: 'Conservar mi plan',
  cancelled: 'Suscripción cancelada exitosamente',
  cancelFailed: 'Error al cancelar la suscripción',

  usage: 'Tu uso',
  usageHint: 'Son cifras de referencia: nada se bloquea si las rebasas.',
  usageFailed: 'No se pudo leer cuánto llevas usado',
  properties: 'Propiedades con etiquetas, clientes o documentos',
  documents: 'Documentos',
  storage: 'Almacenamiento',
  usedOf: (used: string, cap: string) => `${used} de ${cap}`,

  plans: 'Planes',
  plansHint: 'Todos incluyen todas las funciones. Precios en pesos mexicanos (MXN).',
  changeHint: 'Al cambiar de plan, lo que te quede del actual se abona a tus próximas facturas.',
  help: '¿Cómo funcionan los pagos, los cambios y la cancelación?',
  plansFailed: 'No se pudieron cargar los planes',
  noPlans: 'Por ahora no hay planes a la venta',
  noPlansHint: 'Escríbenos y te ayudamos.',
  billing: 'Forma de pago',
  monthly: 'Mensual',
  yearly: 'Anual -15%',
  perMonthShort: 'al mes',
  paidMonthly: 'Se paga cada mes',
  paidYearly: (total: string) => `Se paga al año: ${total}`,
  yourPlan: 'Tu plan',
  yourChoice: 'Tu elección',
  choose: (plan: string) => `Elegir ${plan}`,
  changeTo: (plan: string) => `Cambiar a ${plan}`,
  renew: (plan: string) => `Renovar ${plan}`,
  payYearly: 'Pagar cada año',
  payMonthly: 'Pagar cada mes',
  opening: 'Abriendo la página de pago',
  chosen: (plan: string) =>
    `Elegiste el plan ${plan}. Tu prueba gratuita ya empezó: puedes pagarlo ahora o cuando termine.`,

  writeToUs: 'Escríbenos y te ayudamos a activar tu plan:',

  confirming: 'Estamos confirmando tu pago…',
  confirmingHint: 'Suele tardar unos segundos. No cierres esta página ni pagues otra vez.',
  late: 'Tu pago todavía no se confirma.',
  lateHint:
    'Si lo completaste, tu plan se activará en cuanto nos avisen; no pagues otra vez. ¿Dudas? Escríbenos a',
  paid: (plan: string) => `¡Listo! Tu plan ${plan} está activo.`,
  notPaid: 'No se hizo ningún cargo. Puedes elegir un plan cuando quieras.',
  understood: words.understood,
} as const

const UPDATE_FAILED = 'Error al procesar la actualización'

const REFUSALS: Readonly<Record<string, string>> = {
  unauthorized: 'Tu sesión terminó. Vuelve a entrar para continuar.',
  another_account: 'Solo puedes contratar un plan para tu propia cuenta.',
  plan_not_found: 'Ese plan no existe o ya no se ofrece.',
  billing_type_invalid: 'Elige si quieres pagar cada mes o cada año.',
  return_url_invalid: 'La dirección a la que volverías después de pagar no es de este sitio.',
  already_subscribed: 'Ya tienes ese plan con esa forma de pago.',
  rate_limited: 'Hiciste muchos intentos seguidos. Espera unos minutos e intenta de nuevo.',
  payments_unavailable:
    'El servicio de pagos no responde. No se hizo ningún cargo. Intenta de nuevo en unos minutos.',
  payments_not_configured: 'Los pagos no están configurados',
}

export function describeRefusal(code: string | undefined): string {
  return REFUSALS[code ?? ''] ?? `${UPDATE_FAILED}. Revisa tu conexión e intenta de nuevo.`
}
