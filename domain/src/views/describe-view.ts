import { formatCalendarDate } from '../dates/index.ts'
import { formatMxn } from '../money/index.ts'
import { formatNumber } from '../numbers/index.ts'
import { joinAnd, joinOr } from '../text/index.ts'
import { entityRules, findField, type ListEntity } from './entities.ts'
import type { Field } from './field.ts'
import { PHRASES } from './messages.ts'
import { type Condition, groupsOf, type View } from './view.ts'

/** VIEW-04: describes a view as a sentence: 'Clientes compradores con etiqueta VIP sin contacto desde hace 30 días'. */
export function describeView(entity: ListEntity, { conditions }: View): string {
  const { noun } = entityRules(entity)
  const adjectives: string[] = []
  const phrases: string[] = []
  const groups = groupsOf(conditions)
  for (const group of groups) {
    const phrase = describeGroup(entity, group)
    if (isAdjective(entity, group)) adjectives.push(phrase)
    else if (phrase) phrases.push(group.length > 1 && groups.length > 1 ? `(${phrase})` : phrase)
  }
  return [noun, ...adjectives, join(phrases)].filter((part) => part !== '').join(' ')
}

export function describeGroup(entity: ListEntity, group: readonly Condition[]): string {
  return joinOr(
    group.flatMap((condition) => {
      const field = findField(entity, condition.field)
      return field ? [describeCondition(field, condition)] : []
    }),
  )
}

function isAdjective(entity: ListEntity, [only, ...others]: readonly Condition[]): boolean {
  if (!only || others.length > 0) return false
  const field = findField(entity, only.field)
  return field !== undefined && adjectiveOf(field, only) !== undefined
}

function describeCondition(field: Field, condition: Condition): string {
  const { noun } = field
  switch (condition.is) {
    case 'any':
      return adjectiveOf(field, condition) ?? PHRASES.any(noun, listOf(field, condition.values))
    case 'none': {
      const adjectives = adjectivesOf(field, condition.values)
      return adjectives
        ? PHRASES.notAdjective(joinOr(adjectives))
        : PHRASES.none(noun, listOf(field, condition.values))
    }
    case 'has':
    case 'lacks':
      return PHRASES[condition.is](field.nounAlone ?? noun)
    case 'today':
    case 'week':
    case 'month':
    case 'rest':
    case 'past':
      return PHRASES[condition.is](noun)
    case 'min':
    case 'max':
      return PHRASES[condition.is](noun, amountText(field, condition.amount))
    case 'last':
    case 'notLast':
    case 'before':
    case 'next':
      return PHRASES[condition.is](noun, condition.days)
    case 'lastMonths':
      return PHRASES.lastMonths(noun, condition.months)
    case 'from':
    case 'until':
      return PHRASES[condition.is](noun, formatCalendarDate(condition.day, 'long'))
    case 'yes':
    case 'no':
      return field.kind === 'flag' ? field[condition.is] : noun
    case 'says':
      return PHRASES.says(condition.text)
  }
}

function amountText(field: Field, amount: number): string {
  const isCount = field.kind === 'amount' && field.isCount
  return isCount ? formatNumber(amount) : formatMxn(amount, 'ifAny')
}

function adjectiveOf(field: Field, condition: Condition): string | undefined {
  if (condition.is !== 'any') return undefined
  const adjectives = adjectivesOf(field, condition.values)
  return adjectives && joinOr(adjectives)
}

function adjectivesOf(field: Field, values: readonly string[]): string[] | undefined {
  if (field.kind !== 'choice') return undefined
  const adjectives = values.map(
    (value) => field.options.find((each) => each.value === value)?.adjective,
  )
  return adjectives.every((each) => each !== undefined) ? adjectives : undefined
}

function listOf(field: Field, values: readonly string[]): string {
  const labels = values.map(
    (value) =>
      (field.kind === 'choice' && field.options.find((each) => each.value === value)?.label) ||
      value,
  )
  return joinOr(labels)
}

function join(phrases: readonly string[]): string {
  return phrases.length < 3 ? phrases.join(' ') : joinAnd(phrases)
}
