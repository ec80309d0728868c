import type { Property } from '../property.ts'
import { normalizeProperty } from '../normalize/normalize-property.ts'
import { post, SITE_URL } from './source-shape.ts'

export function property(fields: Partial<Property>): Property {
  const result = normalizeProperty(post({}), { siteUrl: SITE_URL })
  if (result.kind === 'skipped') throw new Error(result.reason)
  const operation = fields.operation ?? 'sale'
  return { ...result.property, status: operation, operations: [operation], ...fields }
}
