export const SITE_TEXTS = {
  agent: 'Agente inmobiliario',
  listings: 'Propiedades',
  contact: 'Contacto',
  notice: 'Aviso de privacidad',
  land: 'Terreno',
  /** The source of prospects that the site's form brings. */
  source: 'Mi sitio',
  report: (url: string) => `Reporte de la página ${url}`,
  ask: 'Hola, vi tu sitio y quiero más información.',
  askAbout: (title: string, url: string) => `Hola, me interesa ${title}: ${url}`,
} as const

export const SITE_FORM_TEXTS = {
  name: 'Nombre en la dirección',
  nameFaults: {
    length: 'Escribe de 3 a 40 letras',
    letters: 'Usa minúsculas sin acentos, números y guiones: casas-merida',
    reserved: 'Ese nombre está reservado. Elige otro.',
  },
  nameTaken: 'Ese nombre ya es de otro agente. Elige otro.',
  introduction: 'Preséntate',
  introductionLong: 'La presentación puede tener hasta 1,200 letras',
  areas: 'Zonas en las que trabajas',
  areasInvalid: 'Escribe hasta 12 zonas, de 60 letras cada una',
  isPublished: 'Publicar mi sitio',
} as const
