/** Why a portal refuses a listing, and what the agent does about it. */
export const REFUSAL_TEXTS = {
  price: 'No muestra precio: quita «Precio a consultar» o escríbelo.',
  pesos: 'Está en dólares y este portal lee los precios como pesos.',
  description: 'La descripción necesita al menos 30 letras.',
  city: 'Falta la ciudad.',
  state: 'Falta el estado.',
  colonia: 'Falta la colonia.',
  point: 'Falta su lugar en el mapa: muéstralo exacto o aproximado.',
  photo: 'No tiene fotos.',
  taken: 'Ya se vendió o se rentó.',
} as const

export const FEED_TEXTS = {
  trovit: 'Trovit (XML)',
  meta: 'Meta, para anuncios de Facebook e Instagram (CSV)',
  json: 'JSON, para tu página u otro programa',
} as const
