import { countOf, formatNumber } from '@predio/domain/numbers'
import { OPERATION_LABELS, type Operation, type PropertyType } from '@predio/domain/properties'
import type { SiteAbsence, SiteOrder } from '@predio/domain/agent-site'
import { words } from '../../lib/words.ts'

/** Several properties of one type, as the heading of a list. */
const PLURALS: Record<PropertyType, string> = {
  casa: 'Casas',
  departamento: 'Departamentos',
  penthouse: 'Penthouses',
  terreno: 'Terrenos',
  oficina: 'Oficinas',
  local: 'Locales',
  bodega: 'Bodegas',
  nave: 'Naves industriales',
  edificio: 'Edificios',
  rancho: 'Ranchos',
  other: 'Otras propiedades',
}

const ABSENT: Record<SiteAbsence, { title: string; text: string }> = {
  closed: {
    title: 'Este sitio ya no está publicado',
    text: 'Quien lo publicó lo retiró. Si tienes su teléfono o su correo, escríbele directamente.',
  },
  withdrawn: {
    title: 'Esta propiedad ya no está publicada',
    text: 'Puede que se haya vendido o rentado, o que su agente la haya retirado. Hay otras que quizá te gusten.',
  },
  unknown: {
    title: 'No encontramos esta página',
    text: 'Revisa la dirección: puede que le falte una parte.',
  },
  busy: {
    title: 'Hay muchas visitas en este momento',
    text: 'Espera unos segundos y vuelve a cargar la página.',
  },
}

export const messages = {
  skip: 'Saltar al contenido',
  menu: 'Secciones del sitio',
  breadcrumbs: 'Estás en',
  home: 'Inicio',
  listings: 'Propiedades',
  contact: 'Contacto',
  notice: 'Aviso de privacidad',
  privacy: 'Privacidad en Predio',
  report: 'Reportar esta página',
  complaints: 'Quejas y aclaraciones',
  madeWith: 'Hecho con Predio',
  titleOf: (page: string, agent: string) => `${page} · ${agent}`,

  homeTitle: (agent: string) => `${agent}: propiedades en venta y en renta`,
  homeDescription: (agent: string, areas: string) =>
    areas
      ? `Propiedades en venta y en renta en ${areas} con ${agent}.`
      : `Propiedades en venta y en renta con ${agent}.`,
  areas: 'Zonas donde trabajo',
  featured: 'Propiedades destacadas',
  seeAll: (count: number) =>
    count === 1 ? 'Ver la propiedad' : `Ver las ${formatNumber(count)} propiedades`,
  noListings: 'Por ahora no hay propiedades publicadas',
  noListingsText: 'Cuéntame qué buscas y te aviso cuando tenga algo para ti.',
  write: 'Escribir un mensaje',
  writeShort: 'Mensaje',
  writeTo: (agent: string) => `Escríbele a ${agent}`,
  questions: '¿Buscas, vendes o rentas?',
  questionsText: (agent: string) => `${agent} te responde directamente.`,
  whatsapp: 'Escribir por WhatsApp',
  whatsappShort: 'WhatsApp',
  callTo: (phone: string) => `Llamar al ${phone}`,
  elsewhere: 'También en',

  listTitle: (type: PropertyType | null, operation: Operation | null, zone: string | null) =>
    [
      type ? PLURALS[type] : 'Propiedades',
      ...(operation ? [`en ${OPERATION_LABELS[operation].toLowerCase()}`] : []),
      ...(zone ? [`en ${zone}`] : []),
    ].join(' '),
  listDescription: (count: string, list: string, agent: string) =>
    `${count}: ${list} con ${agent}.`,
  pageOf: (page: number, pages: number) => `Página ${formatNumber(page)} de ${formatNumber(pages)}`,
  count: (count: number) => countOf(count, 'propiedad', 'propiedades'),
  filters: 'Filtros',
  activeFilters: 'Filtros elegidos',
  removeFilter: (filter: string) => `Quitar el filtro ${filter}`,
  clearFilters: words.clearFilters,
  apply: 'Ver resultados',
  operation: 'Operación',
  type: words.type,
  zone: 'Zona',
  priceFrom: 'Precio desde',
  priceTo: 'Precio hasta',
  fromPrice: (price: string) => `Desde ${price}`,
  toPrice: (price: string) => `Hasta ${price}`,
  bedrooms: 'Recámaras',
  bedroomsFrom: (count: number) => `${formatNumber(count)} o más`,
  bedroomsFilter: (count: number) => countOf(count, 'recámara o más', 'recámaras o más'),
  order: 'Orden',
  orders: {
    recent: 'Más recientes',
    price: 'Menor precio',
    priceDown: 'Mayor precio',
  } satisfies Record<SiteOrder, string>,
  any: words.allFeminine,
  anyOther: 'Cualquiera',
  sections: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  nothingFound: 'Ninguna propiedad coincide',
  nothingFoundText: 'Quita un filtro o cuéntale a tu agente qué buscas.',

  photosOf: (title: string) => `Fotos de ${title}`,
  photo: (place: number, count: number, title: string) =>
    `Foto ${formatNumber(place)} de ${formatNumber(count)}: ${title}`,
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
  noPhotos: 'Sin fotos',
  facts: 'Datos',
  about: words.description,
  amenities: 'Amenidades',
  tours: 'Recorridos',
  place: 'Ubicación',
  seeMap: 'Ver la zona en el mapa',
  inDollars:
    'Precio en dólares estadounidenses. Si se paga en pesos, se usa el tipo de cambio del día del pago.',
  subjectToChange: 'Precio y disponibilidad sujetos a cambio. Confírmalos con tu agente.',
  share: 'Compartir',
  shareText: (title: string, url: string) => `Mira esta propiedad: ${title}\n${url}`,
  copied: 'Enlace copiado',
  sheet: 'Imprimir ficha',
  similar: 'Parecidas',
  asksAbout: 'Preguntas por',

  contactText: 'Deja tus datos y te responde directamente.',
  firstMessage: (title: string) => `Hola, me interesa: ${title}`,
  send: 'Enviar',
  sending: 'Enviando…',
  correct: 'Falta algo por corregir. Lo que escribiste sigue aquí.',
  failures: {
    limited: 'Se enviaron demasiados mensajes. Espera un minuto e intenta de nuevo.',
    failed: 'No se pudo enviar. Lo que escribiste sigue aquí; intenta de nuevo.',
  },
  thanks: 'Gracias, tu mensaje ya llegó',
  thanksText: (agent: string) => `${agent} te responderá pronto al teléfono o correo que dejaste.`,
  moreListings: 'Ver más propiedades',
  noticeVersion: (version: number, day: string) =>
    `Versión ${formatNumber(version)}, publicada el ${day}`,

  absent: ABSENT,
  toSite: (agent: string) => `Ir al sitio de ${agent}`,
} as const
