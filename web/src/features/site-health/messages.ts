import { formatNumber } from '@predio/domain/numbers'

export const messages = {
  healthyTitle: 'Todo en orden',
  healthyText: 'La última lectura no encontró nada que corregir en tu sitio.',
  notReadTitle: 'Aún no hay una lectura',
  notReadText: 'Cuando se lean las propiedades de tu sitio, aquí verás qué conviene corregir.',
  leakAdvice:
    'Cualquiera puede leer estos datos en la API de tu sitio. Pide a quien lo administra que oculte esos campos.',
  soldAdvice: 'Retíralas o márcalas en tu sitio para no recibir llamadas que no van a ningún lado.',
  duplicateAdvice: 'La misma propiedad aparece más de una vez. Deja solo una.',
  priceAdvice: 'Las propiedades con precio reciben más mensajes.',
  photosAdvice: 'Con cinco fotos o más, la gente se detiene a ver.',
  areaAdvice: 'Sin superficie no aparecen cuando alguien filtra por metros.',
  locationAdvice: 'Sin ubicación nadie la encuentra al buscar por zona.',
  noPhotos: 'Sin fotos',
  alsoPublishedAs: (title: string) => `También publicada como ${title}`,
  unreadPrice: (text: string) =>
    `Dice «${text}», que no se pudo leer como precio: aquí se muestra «Precio a consultar».`,
  leakedFields: (fields: string) => `Campos: ${fields}`,
  propertiesInOrder: 'Propiedades sin observaciones',
} as const

export function healthSummary(healthy: number, checked: number): string {
  return `${formatNumber(healthy)} de ${formatNumber(checked)}`
}
