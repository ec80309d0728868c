export const messages = {
  mySite: 'Mi sitio',
  publish: 'Publicar en mi sitio',
  withdraw: 'Quitar de mi sitio',
  published: 'La propiedad se ve en tu sitio',
  withdrawn: 'La propiedad ya no se ve en tu sitio',
  failed: 'No se pudo. Revisa tu conexión e intenta de nuevo.',
} as const
