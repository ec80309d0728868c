import { addDays, addMonths, type CalendarDate } from '../../dates/index.ts'
import type { Operation } from '../../properties/index.ts'
import { ASKABLE, ASKABLE_AMENITIES } from './amenities.ts'
import { findNegation } from './find-negation.ts'
import type { Meaning, SortKind } from './guess.ts'
import {
  amenityLabel,
  availableLabel,
  furnishedLabel,
  operationLabel,
  petsLabel,
  sortLabel,
} from './labels.ts'
import { each, PhraseBook } from './phrase-book.ts'
import { note, type Reading, take } from './reading.ts'

type Said =
  | Extract<Meaning, { kind: 'amenity' | 'pets' | 'furnished' }>
  | { kind: 'operation'; operation: Operation | 'either' }
  | { kind: 'sort'; sort: SortKind }
  | { kind: 'available'; month: number | null }
  | { kind: 'petless' }

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )
const RENT =
  'renta|rentas|rentar|rento|rente|renten|rentarla|rentarlo|rentada|alquiler|alquilar|arrendar|arrendamiento|arriendo'
const SALE =
  'venta|ventas|compra|comprar|comprarla|comprarlo|compro|vender|vendo|adquirir|preventa|venda|vendan'
const wanted = { kind: 'furnished', isWanted: true } as const
const pets = { kind: 'pets', isWanted: true } as const

const SAID = new PhraseBook<Said>([
  ...ASKABLE_AMENITIES.flatMap((amenity) =>
    each<Said>({ kind: 'amenity', amenity, isExcluded: false }, ...ASKABLE[amenity].asked),
  ),
  ...each<Said>({ kind: 'operation', operation: 'rent' }, RENT, `en|para|de ${RENT}`),
  ...each<Said>({ kind: 'operation', operation: 'sale' }, SALE, `en|para|a|de|la ${SALE}`),
  ...each<Said>(
    { kind: 'operation', operation: 'either' },
    `${RENT} o|y|u ${SALE}`,
    `${SALE} o|y|u ${RENT}`,
    `${SALE} o|y en|para ${RENT}`,
    `${RENT} o|y en|para ${SALE}`,
    `en|para|de ${RENT} o|y|u ${SALE}`,
    `en|para|de ${SALE} o|y|u ${RENT}`,
    `${RENT} / ${SALE}`,
    `${SALE} / ${RENT}`,
  ),
  ...each<Said>(
    pets,
    'mascotas|mascota|petfriendly|perro|perros|perrito|perritos|gato|gatos|gatito',
    'acepta|acepte|acepten|aceptan|permita|permitan|permite|permiten|admita|admitan|admite mascotas|mascota|perros|gatos|animales',
    'se aceptan|permiten|admiten mascotas|perros|gatos',
    'pet friendly',
    'pet - friendly',
  ),
  ...each<Said>({ kind: 'petless' }, 'sin mascotas', 'no tengo|tienen|tenemos mascotas'),
  ...each<Said>(
    wanted,
    'amueblado|amueblada|amueblados|amuebladas|amoblado|amoblada|semiamueblado|semiamueblada|furnished|muebles|amueblar',
    'con muebles',
  ),
  ...each<Said>(
    { kind: 'sort', sort: 'cheapest' },
    'barato|barata|baratos|baratas|economico|economica|economicos|economicas|baratito|baratita',
    'mas barato|barata|baratos|baratas|economico|economica|economicos|economicas',
    'menor precio',
  ),
  ...each<Said>({ kind: 'sort', sort: 'dearest' }, 'mas caro|cara|caros|caras', 'mayor precio'),
  ...each<Said>({ kind: 'sort', sort: 'largest' }, 'mas grande|grandes|amplia|amplias|amplio'),
  ...each<Said>({ kind: 'sort', sort: 'newest' }, 'mas reciente|recientes', 'mas nueva|nuevas'),
  ...each<Said>(
    { kind: 'available', month: null },
    'disponible|disponibles ya|ahora|hoy|inmediatamente|inmediata',
    'disponible de inmediato',
    'disponibilidad|entrega|ocupacion inmediata',
  ),
  ...MONTHS.flatMap((name, month) =>
    each<Said>(
      { kind: 'available', month },
      `disponible|disponibles|mudarse|mudarme|mudarnos ${name}`,
      `disponible|disponibles|mudarse|mudarme|mudarnos en|para|desde ${name}`,
    ),
  ),
])

export function readPhrases(reading: Reading, today: CalendarDate): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = SAID.find(reading, at)
    if (!found) continue
    notePhrase(reading, [at, found.next], found.value, today)
    at = found.next - 1
  }
}

function notePhrase(
  reading: Reading,
  [at, next]: readonly [number, number],
  said: Said,
  today: CalendarDate,
): void {
  const negation =
    'kind' in said && said.kind !== 'petless' && said.kind !== 'sort'
      ? findNegation(reading, at, said.kind)
      : null
  const span = [negation ?? at, next] as const
  const isNegated = negation !== null
  switch (said.kind) {
    case 'amenity':
      note(reading, span, { ...said, isExcluded: isNegated }, amenityLabel(said.amenity, isNegated))
      return
    case 'pets':
      note(reading, span, { kind: 'pets', isWanted: !isNegated }, petsLabel(!isNegated))
      return
    case 'furnished':
      note(reading, span, { ...said, isWanted: !isNegated }, furnishedLabel(!isNegated))
      return
    case 'operation':
      noteOperation(reading, span, said.operation, isNegated)
      return
    case 'sort':
      note(reading, span, said, sortLabel(said.sort))
      return
    case 'available': {
      const by = said.month === null ? today : endOfNext(said.month, today)
      note(reading, span, { kind: 'available', by }, availableLabel(by))
      return
    }
    case 'petless':
      // A client without pets can live anywhere, so this phrase sets no filter.
      take(reading, span, 'pets')
  }
}

function noteOperation(
  reading: Reading,
  span: readonly [number, number],
  said: Operation | 'either',
  isNegated: boolean,
): void {
  if (said === 'either') {
    take(reading, span, 'operation')
    return
  }
  const operation = isNegated ? (said === 'sale' ? 'rent' : 'sale') : said
  note(reading, span, { kind: 'operation', operation }, operationLabel(operation))
}

function endOfNext(month: number, today: CalendarDate): CalendarDate {
  const current = Number(today.slice(5, 7)) - 1
  return addDays(addMonths(today, ((month - current + 12) % 12) + 1), -1)
}
