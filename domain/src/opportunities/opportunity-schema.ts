import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { OPPORTUNITY_FIELDS } from './fields.ts'

const fields = shapeOf(OPPORTUNITY_FIELDS)

/** If a value is missing, it gets its default. If it is empty, it is stored as unknown. */
export const opportunitySchema = z.object({
  ...fields,
  /** A choice is required. Null is the choice 'Todavía sin propiedad', with which most buyers begin. */
  property_id: z.union([z.null(), fields.property_id], {
    error: OPPORTUNITY_FIELDS.property_id.missing,
  }),
})
