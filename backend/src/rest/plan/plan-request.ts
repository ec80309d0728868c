import { invalidPreferences, rootDisabled } from '../errors.ts'
import type { ApiRequest } from '../parse/types.ts'
import type { ExposedSchema, SchemaCache, Table } from '../schema-cache/types.ts'
import { tableNotFound } from '../schema-errors.ts'
import { boundEmbeds } from './bound-embeds.ts'
import type { PlanContext } from './level-types.ts'
import { negotiate } from './negotiate.ts'
import { findFunction, planCall } from './plan-call.ts'
import { createPlanContext } from './plan-level.ts'
import { planMutation } from './plan-mutation.ts'
import { planRead } from './plan-read.ts'
import type { DatabasePlan, Plan, Rights } from './types.ts'

export function planRequest(request: ApiRequest, cache: SchemaCache, rights: Rights): Plan {
  const { target, method, preferences } = request
  const schema = cache.schemas.get(request.schema)!
  if (preferences.handling === 'strict' && preferences.invalid.length > 0) {
    throw invalidPreferences(preferences.invalid)
  }
  const context = createPlanContext(cache, schema)
  if (method === 'OPTIONS') return { kind: 'info', allow: allowedMethods(request, context) }
  switch (target.kind) {
    case 'root':
      if (!rights.mayInspect) throw rootDisabled()
      return { kind: 'openapi', schema, isHead: method === 'HEAD' }
    case 'function':
      return bounded(planCall(request, target.name, negotiate(request.accept, rights), context))
    case 'table': {
      const table = findTable(schema, target.name)
      const media = negotiate(request.accept, rights)
      const reads = method === 'GET' || method === 'HEAD'
      return bounded(
        reads
          ? planRead(request, table, media, context)
          : planMutation(request, table, media, context),
      )
    }
  }
}

function bounded(plan: DatabasePlan): DatabasePlan {
  const root = plan.kind === 'mutation' ? plan.representation : plan.root
  if (root) boundEmbeds(root)
  return plan
}

function findTable(schema: ExposedSchema, name: string): Table {
  const table = schema.tables.get(name)
  if (!table) throw tableNotFound(schema, name)
  return table
}

function allowedMethods(request: ApiRequest, context: PlanContext): string {
  const { target } = request
  switch (target.kind) {
    case 'root':
      return 'OPTIONS,GET,HEAD'
    case 'function': {
      const overloads = context.schema.functions.get(target.name) ?? []
      const routine =
        overloads.length === 1 ? overloads[0]! : findFunction(request, target.name, context)
      return routine.volatility === 'volatile' ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST'
    }
    case 'table': {
      const { insertable, updatable, deletable, primaryKey } = findTable(
        context.schema,
        target.name,
      )
      const hasPut = insertable && updatable && primaryKey.length > 0
      return [
        'OPTIONS,GET,HEAD',
        ...(insertable ? ['POST'] : []),
        ...(hasPut ? ['PUT'] : []),
        ...(updatable ? ['PATCH'] : []),
        ...(deletable ? ['DELETE'] : []),
      ].join(',')
    }
  }
}
