import { countOf, formatNumber } from '../numbers/index.ts'
import type { SelectionAnswer } from '../selections/index.ts'

export const OWNER_REPORT_TEXTS = {
  recommendationLong: 'La recomendación no puede exceder los 2000 caracteres',
  title: (ofPeriod: string) => `Reporte ${ofPeriod}`,
  madeOn: (day: string) => `Datos al ${day}`,

  days: (count: number) => (count === 1 ? 'día publicada' : 'días publicada'),
  views: (count: number) => (count === 1 ? 'vista en selecciones' : 'vistas en selecciones'),
  visits: (count: number) => (count === 1 ? 'visita' : 'visitas'),
  interested: (count: number) => (count === 1 ? 'cliente interesado' : 'clientes interesados'),

  interest: 'Interés',
  sent: (count: number) => `Se presentó en ${countOf(count, 'selección', 'selecciones')}`,
  opened: (count: number) => `las que la incluyen se abrieron ${countOf(count, 'vez', 'veces')}`,
  unopened: 'todavía no se abren',
  openedEarlier: (count: number) =>
    `Las selecciones que la incluyen se abrieron ${countOf(count, 'vez', 'veces')}.`,
  notSent: 'Todavía no se presentó en selecciones en este periodo.',
  seenOnSite: (count: number) =>
    `En el sitio de tu agente se vio ${countOf(count, 'vez', 'veces')}`,
  notSeenOnSite: 'En el sitio de tu agente nadie la vio en este periodo.',
  withContacts: (seen: string, contacts: string) => `${seen}, con ${contacts}`,
  messages: (count: number) => countOf(count, 'mensaje', 'mensajes'),
  presses: (count: number) => countOf(count, 'contacto por WhatsApp', 'contactos por WhatsApp'),
  clients: (count: number) =>
    countOf(count, 'cliente mostró interés', 'clientes mostraron interés'),
  noClients: 'Todavía sin clientes interesados en este periodo.',
  negotiations: (count: number) => countOf(count, 'negociación abierta', 'negociaciones abiertas'),

  answers: 'Respuestas de compradores',
  answered: (count: number) => `${countOf(count, 'cliente respondió', 'clientes respondieron')}.`,
  noAnswers: 'Todavía sin respuestas en este periodo.',
  answer: {
    like: 'Les gusta',
    visit: 'Quieren verla',
    pass: 'No es para ellos',
  } satisfies Record<SelectionAnswer, string>,
  reasons: 'Por qué no',

  visitsTitle: 'Visitas',
  made: (count: number) =>
    `Se ${count === 1 ? 'hizo' : 'hicieron'} ${countOf(count, 'visita', 'visitas')}`,
  noVisits: 'Todavía sin visitas en este periodo.',
  upcoming: (count: number) => `hay ${countOf(count, 'visita agendada', 'visitas agendadas')}`,
  noUpcoming: 'Por ahora no hay visitas agendadas.',
  madeDays: 'Hechas',
  times: (count: number) => countOf(count, 'visita', 'visitas'),
  upcomingTitle: 'Por venir',
  outcomes: 'Después de la visita',
  more: (count: number) => `y ${formatNumber(count)} más`,

  price: 'Precio',
  offeredAt: (price: string) => `Se ofrece en ${price}.`,
  askForPrice: 'Se ofrece con precio a consultar.',
  samePrice: 'Sin cambios de precio en este periodo.',
  changed: (count: number) => `El precio cambió ${countOf(count, 'vez', 'veces')} en este periodo.`,
  change: (before: string, after: string) => `de ${before} a ${after}`,

  similar: 'Comparada con propiedades parecidas',
  comparedWith: (count: number, place: string | null) =>
    `${countOf(count, 'propiedad parecida', 'propiedades parecidas')} de tu agente${place ? ` en ${place}` : ''}`,
  nothingSimilar: 'Por ahora tu agente no tiene otra propiedad parecida con qué compararla.',
  fact: 'Dato',
  own: 'Tu propiedad',
  others: 'Parecidas',
  pricePerMetre: 'Precio por m²',
  daysPublished: 'Días publicada',
  visitsInPeriod: 'Visitas en el periodo',
  above: (subject: string, percent: string) => `${subject} está ${percent} % arriba de la mediana.`,
  below: (subject: string, percent: string) => `${subject} está ${percent} % abajo de la mediana.`,
  alike: (subject: string) => `${subject} está en línea con las demás.`,
  itsPrice: 'Su precio',
  itsPricePerMetre: 'Su precio por m²',
  longer: 'Lleva más tiempo publicada que la mayoría.',
  shorter: 'Lleva menos tiempo publicada que la mayoría.',
  moreVisits: 'Recibió más visitas que las demás en promedio.',
  fewerVisits: 'Recibió menos visitas que las demás en promedio.',

  recommendation: 'Mi recomendación',
} as const

export const OWNER_REPORT_MESSAGE = {
  greeting: (firstName: string | null, ofPeriod: string, title: string) =>
    `${firstName ? `Hola ${firstName}, este` : 'Este'} es el reporte ${ofPeriod} de tu propiedad «${title}»:`,
  answers: (text: string) => `Respuestas: ${text}`,
  reasons: (text: string) => ` (${text})`,
  recommendation: (text: string) => `Mi recomendación: ${text}`,
  whole: (url: string) => `Reporte completo: ${url}`,
  invitation: (firstName: string | null, ofPeriod: string, url: string) =>
    `${firstName ? `Hola ${firstName}, p` : 'P'}reparé el reporte ${ofPeriod} de tu propiedad. Ábrelo aquí: ${url}`,
} as const
