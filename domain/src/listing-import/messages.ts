/** Every Spanish text of the rules by which listings are imported. */
export const LISTING_IMPORT_MESSAGES = {
  salePrice: 'Precio de venta',
  halfBathrooms: 'Medios baños',
  yearOrAge: 'Año de construcción o antigüedad',
  description: 'Descripción',
  photos: 'Fotos',
  code: 'Clave interna',
  owner: 'Propietario',
  ownerPhone: 'Teléfono del propietario',

  operationUnknown: 'No sabemos si es venta o renta',
  typeUnknown: 'No conocemos ese tipo de propiedad',
  priceUnclear: 'El precio no es una cantidad en pesos o dólares',
  photosRefused: (count: number) =>
    count === 1
      ? 'Una foto no es una dirección http'
      : `${count} fotos no son direcciones http o pasan de 30`,
  /** A value that its field refused, as it is written into the private note. */
  toReview: (label: string, text: string) => `${label} por revisar: ${text}`,
  /** An owner without a telephone, or a telephone without a name, as it is written into the private note. */
  ownerNote: (label: string, text: string) => `${label}: ${text}`,
  codeNote: (code: string) => `Clave interna: ${code}`,
  /** The title of a row without one. */
  titleOf: (type: string, offer: string, place: string | null) =>
    `${type} en ${offer.toLowerCase()}${place === null ? '' : ` en ${place}`}`,
} as const
