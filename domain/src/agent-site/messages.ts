export const SITE_TEXTS = {
  agent: 'Agente inmobiliario',
  listings: 'Propiedades',
  contact: 'Contacto',
  notice: 'Aviso de privacidad',
  land: 'Terreno',
} as const
