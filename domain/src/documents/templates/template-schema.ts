import { z } from 'zod'
import { optionalText, requiredText, uniqueTexts } from '../../fields/index.ts'
import { DOCUMENT_CATEGORIES } from '../document.ts'
import { TEMPLATE_MESSAGES as say } from '../messages.ts'
import { splitForm } from './read-form.ts'
import { type TemplateVariable, VARIABLE_TYPES, variableKey } from './template.ts'

const NAME = /^\p{L}[\p{L}\p{N}_]{0,49}$/u
const MAX_VARIABLES = 100

export const variableSchema = z
  .object({
    name: requiredText(
      { max: 1000 },
      { short: say.variableIncomplete, long: say.variableNameInvalid },
    ).refine((name) => name === '' || NAME.test(name), { error: say.variableNameInvalid }),
    label: requiredText(
      { max: 100 },
      { short: say.variableIncomplete, long: say.variableLabelLong },
    ),
    type: z.enum(VARIABLE_TYPES, { error: say.variableTypeInvalid }),
    required: z.boolean().default(true),
    options: z
      .array(z.string().max(200, { error: say.optionLong }), { error: say.optionsMissing })
      .max(200, { error: say.optionsMissing })
      .default([])
      .transform(uniqueTexts),
  })
  .refine(({ type, options }) => type !== 'select' || options.length > 0, {
    error: say.optionsMissing,
    path: ['options'],
  })
  .transform((variable): TemplateVariable =>
    variable.type === 'select' ? variable : { ...variable, options: [] },
  )

const variablesSchema = z
  .array(variableSchema)
  .max(MAX_VARIABLES, { error: say.tooManyVariables })
  .default([])
  .superRefine((variables, context) => {
    const keys = variables.map(({ name }) => variableKey(name))
    for (const [index, { name }] of variables.entries()) {
      const key = variableKey(name)
      const { base, suffix } = splitForm(key)
      const path = [index, 'name']
      if (keys.indexOf(key) < index) {
        context.addIssue({ code: 'custom', path, message: say.variableRepeated(name) })
      } else if (suffix !== '' && keys.includes(base)) {
        context.addIssue({ code: 'custom', path, message: say.variableTakesDerived(name) })
      }
    }
  })

/** The lengths are those of the table's constraints (DOC-91). */
export const templateSchema = z.object({
  name: requiredText({ max: 200 }, { short: say.nameMissing, long: say.nameLong }),
  category: z.enum(DOCUMENT_CATEGORIES, { error: say.categoryInvalid }).default('contract'),
  description: optionalText(1000, say.descriptionLong),
  content: requiredText({ max: 100_000 }, { short: say.contentMissing, long: say.contentLong }),
  variables: variablesSchema,
  is_public: z.boolean().default(false),
})

export type TemplateInput = z.input<typeof templateSchema>
export type TemplateValues = z.output<typeof templateSchema>

/** Reads the stored variables of any template, including public ones of other agents; invalid entries are dropped. */
export function readVariables(stored: unknown): TemplateVariable[] {
  if (!Array.isArray(stored)) return []
  const variables = new Map<string, TemplateVariable>()
  for (const item of stored.slice(0, MAX_VARIABLES)) {
    const { data } = variableSchema.safeParse(item)
    if (data && !variables.has(variableKey(data.name))) variables.set(variableKey(data.name), data)
  }
  return [...variables.values()]
}
