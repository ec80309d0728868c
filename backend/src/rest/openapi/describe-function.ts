import type { Routine } from '../schema-cache/types.ts'
import { describeType } from './describe-type.ts'

type Json = Record<string, unknown>

export function describeFunction({ name, description, parameters, volatility }: Routine): Json {
  const named = parameters.filter((parameter) => parameter.name !== '')
  const shared = {
    tags: [`(rpc) ${name}`],
    ...(description && { summary: description }),
    produces: ['application/json', 'application/vnd.pgrst.object+json'],
    responses: { '200': { description: 'OK' } },
  }
  const args = {
    name: 'args',
    in: 'body',
    required: true,
    schema: {
      type: 'object',
      required: named.filter(({ required }) => required).map((parameter) => parameter.name),
      properties: Object.fromEntries(
        named.map((parameter) => [parameter.name, describeType(parameter.type)]),
      ),
    },
  }
  const query = named.map((parameter) => ({
    name: parameter.name,
    in: 'query',
    required: parameter.required,
    type: 'string',
    format: parameter.type,
  }))
  return {
    post: { ...shared, parameters: [args] },
    ...(volatility !== 'volatile' && { get: { ...shared, parameters: query } }),
  }
}
