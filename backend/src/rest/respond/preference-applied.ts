import type { Preferences } from '../parse/types.ts'
import type { DatabasePlan } from '../plan/types.ts'

type Name = Exclude<keyof Preferences, 'invalid'>

const HEADER_NAMES: readonly (readonly [Name, string])[] = [
  ['resolution', 'resolution'],
  ['missing', 'missing'],
  ['return', 'return'],
  ['count', 'count'],
  ['transaction', 'tx'],
  ['handling', 'handling'],
  ['timeZone', 'timezone'],
  ['maxAffected', 'max-affected'],
]

export function preferenceApplied(
  preferences: Preferences,
  plan: DatabasePlan,
  allowRollback: boolean,
): string | undefined {
  const applied = HEADER_NAMES.filter(
    ([name]) => preferences[name] !== undefined && applies(name, plan, allowRollback),
  )
  if (applied.length === 0) return undefined
  return applied.map(([name, header]) => `${header}=${preferences[name]}`).join(', ')
}

function applies(name: Name, plan: DatabasePlan, allowRollback: boolean): boolean {
  const change = plan.kind === 'mutation' && !plan.isPut ? plan.change.kind : undefined
  switch (name) {
    case 'resolution':
      return (
        plan.kind === 'mutation' &&
        !plan.isPut &&
        plan.change.kind === 'insert' &&
        plan.change.conflict !== undefined
      )
    case 'missing':
      return change === 'insert' || change === 'update'
    case 'return':
      return plan.kind === 'mutation'
    case 'transaction':
      return allowRollback
    case 'maxAffected':
      return change === 'update' || change === 'delete' || plan.kind === 'call'
    case 'count':
    case 'handling':
    case 'timeZone':
      return true
  }
}
