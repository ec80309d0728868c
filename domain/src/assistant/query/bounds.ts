import { each, PhraseBook } from './phrase-book.ts'

export type Bound = 'max' | 'below' | 'min' | 'above' | 'near' | 'between' | 'exact'

export const BEFORE = new PhraseBook<Bound>([
  ...each(
    'below' as const,
    'menos|menor|menores|inferior de|a|que',
    'por|de menos de',
    'por|de debajo|abajo de',
    'debajo|abajo de',
    'cueste|cuesten|valga|salga menos de',
    '<',
  ),
  ...each(
    'max' as const,
    'hasta|maximo|max|tope|presupuesto',
    'de|por hasta',
    'hasta de|por',
    'maximo|tope|presupuesto de|es|:',
    'max .',
    'presupuesto es de',
    'presupuesto maximo|max|hasta',
    'presupuesto maximo|max de',
    'como|de maximo',
    'a lo mucho|maximo|mas',
    'cuando mucho',
    'no mas|mayor|mayores|superior de|a|que',
    'no pase|pasen|rebase|rebasen|supere|superen|exceda|excedan|sobrepase',
    'no pase|pasen|rebase|rebasen|supere|superen|exceda|excedan|sobrepase de',
    'no cueste|cuesten|valga mas de',
    '< =',
  ),
  ...each(
    'above' as const,
    'mas|mayor|mayores|superior|superiores de|a|que',
    'por encima|arriba de',
    'arriba|encima de',
    '>',
  ),
  ...each(
    'min' as const,
    'desde|minimo|min',
    'desde los|las|$',
    'minimo|min de|:|.',
    'a partir de',
    'al menos',
    'por lo menos',
    'como minimo',
    'no menos|menor de|a|que',
    'no baje|bajen de',
    '> =',
  ),
  ...each(
    'near' as const,
    'alrededor|cerca de',
    'aproximadamente|aprox|unos|unas|casi|como',
    'aprox .',
    'mas o menos',
    'como de|unos|unas',
    'por ahi de',
    'por los',
  ),
  ...each('between' as const, 'entre', 'rango de|:', 'entre los|las'),
  ...each('exact' as const, 'exactamente|exacto|solo|solamente|unicamente'),
])

export const AFTER = new PhraseBook<Bound>([
  ...each(
    'max' as const,
    'o|y menos',
    'maximo|max|tope',
    'como|de maximo',
    'a lo mucho|maximo|mas',
    'cuando mucho',
    'para|hacia abajo',
    'de presupuesto',
  ),
  ...each(
    'min' as const,
    'o|y mas',
    'o mayor|superior',
    'en adelante',
    'para|hacia arriba',
    'minimo|min',
    'como|de minimo',
    'por lo menos',
    'al menos',
    '+',
  ),
  ...each('near' as const, 'aproximadamente|aprox', 'mas o menos'),
])

const NEARNESS = 0.15

export interface Bounded {
  min: number | null
  max: number | null
}

/**
 * AST-05: for counts 'más de 2' means 3 or more. For money and metres the bound itself is included, since 'menos de 4 millones' is not
 * meant to exclude exactly four.
 */
export function toRange(
  value: number,
  bound: Bound | null,
  { isCount, bare }: { isCount: boolean; bare: 'min' | 'max' },
): Bounded {
  switch (bound ?? bare) {
    case 'max':
      return { min: null, max: value }
    case 'below':
      return { min: null, max: isCount ? value - 1 : value }
    case 'above':
      return { min: isCount ? value + 1 : value, max: null }
    case 'near':
      return isCount ? { min: value, max: value } : nearTo(value)
    case 'exact':
      return { min: value, max: value }
    case 'min':
    case 'between':
      return { min: value, max: null }
  }
}

function nearTo(value: number): Bounded {
  return { min: Math.round(value * (1 - NEARNESS)), max: Math.round(value * (1 + NEARNESS)) }
}
