import { countOf } from '../numbers/index.ts'

export const ESTIMATOR_MESSAGES = {
  stateMissing: 'Selecciona un estado',
  colonyLong: 'La colonia no puede exceder los 100 caracteres',
  propertyTypeInvalid: 'Tipo de propiedad inválido',
  constructionMissing: 'Escribe los metros de construcción',
  landMissing: 'Escribe los metros de terreno',
  areaInvalid: 'Escribe la superficie en metros cuadrados, por ejemplo 120.5',
  areaNegative: 'La superficie no puede ser negativa',
  areaLarge: 'La superficie no puede exceder 1,000,000 m²',
  areaZero: 'Al menos una de las dos superficies debe ser mayor que cero',
  ageInvalid: 'La antigüedad debe ser un número entero de 0 a 200 años',
  conditionInvalid: 'Selecciona el estado de conservación',
  bedroomsInvalid: 'Las recámaras deben ser de 1 a 6',
  bathroomsInvalid: 'Los baños deben ser de 1 a 4, de medio en medio',
  floorsInvalid: 'Los pisos deben ser de 1 a 100',
  amenityInvalid: 'Amenidad desconocida',
  disclaimer:
    'Estimación orientativa con precios de referencia propios de Predio: no es un avalúo ni sustituye a un perito valuador.',
  projectionDisclaimer:
    'Proyección con el crecimiento anual de referencia del estado; el mercado puede comportarse distinto.',
} as const

export const PROPERTY_TYPE_LABELS = {
  residential: 'Residencial',
  commercial: 'Comercial',
  industrial: 'Industrial',
  land: 'Terreno',
} as const

export const CONDITION_LABELS = {
  excellent: 'Excelente',
  good: 'Bueno',
  fair: 'Regular',
  poor: 'Malo',
} as const

export const LINE_TEXTS = {
  base: (state: string) => `Precio base en ${state}`,
  zone: (zone: string) => `Zona premium: ${zone}`,
  noZone: 'Fuera de zona premium',
  construction: 'Construcción',
  land: 'Terreno',
  age: 'Antigüedad',
  condition: 'Conservación',
  amenities: 'Amenidades',
  noAmenities: 'Sin amenidades',
  value: 'Valor estimado',
  zonedPrice: (factor: string, price: string) => `× ${factor} = ${price} por m²`,
  perSquareMetre: (price: string) => `${price} por m²`,
  builtArea: (area: string, price: string) => `${area} m² × ${price}`,
  landArea: (area: string, price: string, share: number) => `${area} m² × ${price} × ${share} %`,
  years: (years: number, factor: string) => `${countOf(years, 'año', 'años')}: × ${factor}`,
  factor: (name: string, factor: string) => `${name}: × ${factor}`,
  range: (from: string, to: string) => `Rango comparable: ${from} a ${to}`,
} as const

export const CONFIDENCE_TEXTS = {
  start: 'Punto de partida',
  areas: 'Con superficie de construcción y de terreno',
  colony: 'Con colonia',
  amenities: 'Con amenidades',
  premium: 'En zona premium',
  old: 'Más de 30 años de antigüedad',
} as const

export const COMPARISON_TEXTS = {
  similar: 'En línea con tus propiedades de la zona',
  above: (percent: number) => `${percent} % arriba de tus propiedades de la zona`,
  below: (percent: number) => `${percent} % abajo de tus propiedades de la zona`,
} as const

export const VALUATION_MESSAGES = {
  titleLong: 'El nombre no puede exceder los 200 caracteres',
  saveFailed: 'Error al guardar la valuación',
} as const
