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
  toReview: (label: string, text: string) => `${label} por revisar: ${text}`,
  ownerNote: (label: string, text: string) => `${label}: ${text}`,
  codeNote: (code: string) => `Clave interna: ${code}`,
  titleOf: (type: string, offer: string, place: string | null) =>
    `${type} en ${offer.toLowerCase()}${place === null ? '' : ` en ${place}`}`,
} as const
