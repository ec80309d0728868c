import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { PROSPECT_FIELDS } from './fields.ts'

/** What can be corrected of a prospect. Nobody can be answered who left no way to reach them. */
export const prospectSchema = z
  .object(shapeOf(PROSPECT_FIELDS))
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ['phone'],
    error: 'Escribe un teléfono o un email',
  })

export type ProspectValues = z.output<typeof prospectSchema>
