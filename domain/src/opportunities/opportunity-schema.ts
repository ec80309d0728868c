import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { OPPORTUNITY_FIELDS } from './fields.ts'

const fields = shapeOf(OPPORTUNITY_FIELDS)

/** A missing value gets its default; an empty one is stored as unknown. */
export const opportunitySchema = z.object({
  ...fields,
  /** A choice is required. Null is the choice 'Todavía sin propiedad', with which most buyers begin. */
  property_id: z.union([z.null(), fields.property_id], {
    error: OPPORTUNITY_FIELDS.property_id.missing,
  }),
})
