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
