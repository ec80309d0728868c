import { countOf, formatNumber } from '@predio/domain/numbers'
import { messages as shared } from '../../capabilities/imports/messages.ts'

export const messages = {
  ...shared,
  accepted:
    'Excel (.xlsx) o CSV de EasyBroker, Inmuebles24, Witei u otro sistema, o tu propia lista. Hasta 20,000 filas.',
  notReadable: 'No pudimos leer ese archivo. Guárdalo como .xlsx o CSV.',
  checkFailed: 'No se pudieron comparar las filas con tus propiedades. Intenta de nuevo.',
  priceMissing: 'Indica qué columna tiene el precio',
  offer: 'Operación',
  offerHint: 'Para las filas que no la dicen',
  currency: 'Moneda',
  currencyHint: 'Para los precios que no la dicen',
  fractions:
    'En la columna de comisión, 0.05 se lee como 5 %, porque todos sus valores son menores que 1.',
  groupHints: {
    ...shared.groupHints,
    review:
      'Se importan; lo que no cabe en su campo queda en su nota privada. Si quieres, corrígelas ahora.',
    duplicates:
      'Tienen el título, el precio y la colonia de otra. Se omiten, a menos que decidas otra cosa.',
  },
  ofListing: (title: string) => `Ya tienes «${title}» con ese precio`,
  ofRow: (line: number) => `Igual que la fila ${formatNumber(line)}`,
  decisions: { skip: shared.skip, import: 'Importar de todos modos' },
  decisionsForAll: { skip: shared.skipAll, import: shared.importAll },
  knownOwner: (name: string, phone: string) =>
    `Propietario: ${name}, que ya es tu cliente (${phone})`,
  newOwner: (name: string, phone: string) => `Propietario: ${name}, nuevo cliente (${phone})`,
  photos: (count: number) => countOf(count, 'foto', 'fotos'),
  start: (count: number) => `Importar ${listings(count)}`,

  running: 'Importando propiedades',
  added: (count: number) => countOf(count, 'propiedad importada', 'propiedades importadas'),
  toReview: (count: number) =>
    `${formatNumber(count)} de ellas con algo por revisar en su nota privada`,
  report: 'Descargar las que faltan',
  reportReason: 'Motivo',
  notSent: 'No se llegó a importar',
} as const

function listings(count: number): string {
  return countOf(count, 'propiedad', 'propiedades')
}
