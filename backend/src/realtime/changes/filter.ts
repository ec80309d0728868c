export type Filter = {
  column: string
  negated: boolean
} & (
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; value: string }
  | { operator: ComparisonOperator; value: string }
)

export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
} as const

const PATTERNS: ReadonlySet<string> = new Set(['like', 'ilike', 'match', 'imatch'])

/** A client chooses the pattern, so nobody can predict how long it takes. */
export function isPattern({ operator }: Filter): boolean {
  return PATTERNS.has(operator)
}

export type ComparisonOperator = keyof typeof COMPARISONS

export function isComparison(operator: string): operator is ComparisonOperator {
  return Object.hasOwn(COMPARISONS, operator)
}
