import type { CallArguments, CallPlan } from '../plan/types.ts'
import { SCALAR_COLUMN } from '../plan/plan-call.ts'
import { qualified, quoteName, type SqlBuilder } from './sql-builder.ts'

const CALL = 'pgrst_call'
const ARGUMENTS = 'pgrst_arguments'

/** A function in FROM runs even if its result is not used. */
export function writeCall({ routine, arguments: given }: CallPlan, sql: SqlBuilder): string {
  const { from, list } = writeArguments(given, sql)
  const call = `${qualified(routine.schema, routine.name)}(${list})`
  if (routine.returns.kind === 'composite') return `select ${CALL}.* from ${from}${call} as ${CALL}`
  const scalar = quoteName(SCALAR_COLUMN)
  return `select ${CALL}.${scalar} from ${from}${call} as ${CALL}(${scalar})`
}

function writeArguments(given: CallArguments, sql: SqlBuilder): { from: string; list: string } {
  switch (given.kind) {
    case 'body':
      return { from: '', list: `${sql.value(given.value)}::${given.parameter.type}` }
    case 'text': {
      const list = given.values.map(({ parameter, value }) =>
        named(parameter, `${sql.value(value)}::${parameter.type}`),
      )
      return { from: '', list: list.join(', ') }
    }
    case 'json': {
      const { parameters, text } = given
      if (parameters.length === 0) return { from: '', list: '' }
      const types = parameters.map(({ name, type }) => `${quoteName(name)} ${type}`)
      const list = parameters.map((parameter) =>
        named(parameter, `${ARGUMENTS}.${quoteName(parameter.name)}`),
      )
      const from = `json_to_record(${sql.value(text)}::json) as ${ARGUMENTS}(${types.join(', ')}) cross join lateral `
      return { from, list: list.join(', ') }
    }
  }
}

function named({ name, variadic }: { name: string; variadic: boolean }, value: string): string {
  return `${variadic ? 'variadic ' : ''}${quoteName(name)} => ${value}`
}
