import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { PROSPECT_FIELDS } from './fields.ts'

/** The fields of a prospect that the agent can correct. A prospect needs a telephone or an e-mail address, because otherwise the agent cannot answer. */
export const prospectSchema = z
  .object(shapeOf(PROSPECT_FIELDS))
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ['phone'],
    error: 'Escribe un teléfono o un email',
  })

export type ProspectValues = z.output<typeof prospectSchema>
