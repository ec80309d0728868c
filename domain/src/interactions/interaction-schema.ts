import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { INTERACTION_FIELDS } from './fields.ts'

export const interactionSchema = z.object(shapeOf(INTERACTION_FIELDS))

export type InteractionInput = z.input<typeof interactionSchema>
export type InteractionValues = z.output<typeof interactionSchema>
