import { countOf } from '../numbers/index.ts'
import { TYPE_REASONS } from '../properties/index.ts'

export const CLIENT_MESSAGES = {
  budgetOrder: 'El presupuesto mínimo no puede ser mayor que el máximo',
  priceOrder: 'El precio mínimo no puede ser mayor que el máximo',
  duplicateEmail: 'Ya existe un cliente con ese email',
  saveFailed: 'Error al guardar el cliente',
} as const

export const DUPLICATE_REASONS = {
  sameEmail: 'Mismo email',
  samePhone: 'Mismo teléfono',
  sameName: 'Mismo nombre',
  swappedName: 'Nombre y apellidos invertidos',
  similarName: 'Nombre muy parecido',
  partOfName: 'Un nombre contiene al otro',
} as const

/** MERGE-02: with these texts a merge writes the removed client's other values into the notes. */
export const LEFTOVER_TEXTS = {
  heading: (name: string) => `Datos de ${name}, fusionado aquí:`,
  preference: (label: string) => `${label} que buscaba`,
  price: 'Precio que buscaba',
} as const

export const MATCH_REASONS = {
  type: TYPE_REASONS,
  operation: { sale: 'Está en venta', rent: 'Está en renta' },
  priceWithin: (price: string) => `Dentro de su presupuesto (${price})`,
  priceAbove: (percent: number) => `${percent} % arriba de su presupuesto`,
  priceBelow: (percent: number) => `${percent} % debajo de su mínimo`,
  priceForeign: (price: string) => `${price}, según el tipo de cambio`,
  priceUnknown: 'Precio por confirmar',
  location: (place: string) => `En ${place}`,
  bedrooms: (count: number) => countOf(count, 'recámara', 'recámaras'),
  bedroomsFewer: (count: number) =>
    `${countOf(count, 'recámara', 'recámaras')}, una menos de las que pide`,
  reserved: 'Ojo: está apartada',
} as const
