export const CALL_REASONS = {
  visit: (property: string | null, days: number) => {
    const when = days === 1 ? 'Ayer' : `Hace ${days} días`
    return property ? `${when} visitó ${property}` : `${when} tuvo una visita`
  },
  offerPending: (property: string | null) =>
    property ? `Tiene una oferta pendiente por ${property}` : 'Tiene una oferta pendiente',
  newListing: (property: string, others: number) => {
    if (others === 0) return `Le puede interesar una propiedad nueva: ${property}`
    const more = others === 1 ? 'otra más' : `otras ${others}`
    return `Le pueden interesar propiedades nuevas: ${property} y ${more}`
  },
  newClient: (days: number) =>
    `Llegó ${days === 7 ? 'esta semana' : 'hace poco'} y falta el primer contacto`,
  quiet: (days: number) => `Sin contacto desde hace ${days} días`,
  neverTouched: (days: number) => `Sin contacto desde que se registró, hace ${days} días`,
} as const

export const CALL_TEXTS = {
  visitYesterday:
    'Hola {{nombre}}, ¿qué te pareció la visita de ayer a {{propiedad}}? Cuéntame qué te gustó y qué no, para afinar la búsqueda.',
  visitYesterdayUnnamed:
    'Hola {{nombre}}, ¿qué te pareció la visita de ayer? Cuéntame qué te gustó y qué no, para afinar la búsqueda.',
  visitEarlier:
    'Hola {{nombre}}, ¿qué te pareció la visita a {{propiedad}}? Cuéntame qué te gustó y qué no, para afinar la búsqueda.',
  visitEarlierUnnamed:
    'Hola {{nombre}}, ¿qué te pareció la visita? Cuéntame qué te gustó y qué no, para afinar la búsqueda.',
  offerPending:
    'Hola {{nombre}}, te escribo por la oferta de {{propiedad}}. ¿Tienes unos minutos hoy para ver los siguientes pasos?',
  offerPendingUnnamed:
    'Hola {{nombre}}, te escribo por la oferta que tenemos pendiente. ¿Tienes unos minutos hoy para ver los siguientes pasos?',
  newListing:
    'Hola {{nombre}}, acaba de entrar {{propiedad}} en {{precio}} y pensé en ti por lo que buscas. ¿Te mando las fotos?',
  newListingUnpriced:
    'Hola {{nombre}}, acaba de entrar {{propiedad}} y pensé en ti por lo que buscas. ¿Te mando las fotos?',
  newClient:
    'Hola {{nombre}}, ¡gracias por contactarme! ¿Me cuentas qué estás buscando, en qué zona y para cuándo?',
  quiet:
    'Hola {{nombre}}, ¿cómo estás? Hace tiempo que no platicamos. ¿Sigues buscando o en qué te puedo ayudar?',
  quietOwner:
    'Hola {{nombre}}, ¿cómo estás? Te escribo para ponerte al día sobre tu propiedad. ¿Tienes unos minutos esta semana?',
  quietAfterSale:
    'Hola {{nombre}}, ¿cómo te ha ido desde que cerramos? Si necesitas algo de tu propiedad, aquí estoy.',
} as const

export const CALL_SETTINGS_MESSAGES = {
  daysInvalid: (min: number, max: number) => `Escribe un número de días entre ${min} y ${max}`,
  targetInvalid: (min: number, max: number) => `Escribe una meta entre ${min} y ${max}`,
  typesMissing: 'Elige al menos un tipo de cliente',
} as const
