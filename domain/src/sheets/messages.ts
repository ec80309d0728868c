/** What a sheet says on paper. */
export const SHEET_TEXTS = {
  bedrooms: 'Recámaras',
  bathrooms: 'Baños',
  parking: 'Estacionamientos',
  built: 'Construcción',
  land: 'Terreno',
  year: 'Año',
  maintenance: 'Mantenimiento',
  furnished: 'Amueblada',
  pets: 'Acepta mascotas',
  forSaleAndRent: 'En venta y en renta',
  property: 'Propiedad',
  inPlace: (place: string) => ` en ${place}`,
  about: 'Descripción',
  amenities: 'Amenidades',
  gallery: 'Galería',
  reference: (code: string) => `Clave ${code}`,
  license: (number: string) => `Licencia ${number}`,
  sharedCommission: (percentage: string) => `Se comparte el ${percentage} % de la comisión`,
  colleagueNote: 'Ficha para colegas. Información sujeta a cambios sin previo aviso.',
  clientNote: 'Información sujeta a cambios sin previo aviso.',
  mapCaption: 'Ver en el mapa',
  whatsAppCaption: 'Escríbeme por WhatsApp',
  siteCaption: 'Ver la propiedad',
  posterCaption: 'Escanea y pregunta',
  greeting: (title: string) => `Hola, me interesa: ${title}`,
} as const

export const SHEET_KIND_LABELS = {
  client: 'Para cliente',
  colleague: 'Para colega',
  poster: 'Cartel',
} as const
