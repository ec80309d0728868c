import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { SCRIPT_FIELDS } from './fields.ts'

export const scriptSchema = z.object(shapeOf(SCRIPT_FIELDS))

export type ScriptValues = z.output<typeof scriptSchema>
