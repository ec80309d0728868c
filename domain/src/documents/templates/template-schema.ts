import { z } from 'zod'
import { optionalText, requiredText, uniqueTexts } from '../../fields/index.ts'
import { DOCUMENT_CATEGORIES } from '../document.ts'
import { TEMPLATE_MESSAGES } from '../messages.ts'
import { splitForm } from './read-form.ts'
import { type TemplateVariable, VARIABLE_TYPES, variableKey } from './template.ts'

const NAME = /^\p{L}[\p{L}\p{N}_]{0,49}$/u
const MAX_VARIABLES = 100

export const variableSchema = z
  .object({
    name: requiredText(
      { max: 1000 },
      { short: TEMPLATE_MESSAGES.variableIncomplete, long: TEMPLATE_MESSAGES.variableNameInvalid },
    ).refine((name) => name === '' || NAME.test(name), {
      error: TEMPLATE_MESSAGES.variableNameInvalid,
    }),
    label: requiredText(
      { max: 100 },
      { short: TEMPLATE_MESSAGES.variableIncomplete, long: TEMPLATE_MESSAGES.variableLabelLong },
    ),
    type: z.enum(VARIABLE_TYPES, { error: TEMPLATE_MESSAGES.variableTypeInvalid }),
    required: z.boolean().default(true),
    options: z
      .array(z.string().max(200, { error: TEMPLATE_MESSAGES.optionLong }), {
        error: TEMPLATE_MESSAGES.optionsMissing,
      })
      .max(200, { error: TEMPLATE_MESSAGES.optionsMissing })
      .default([])
      .transform(uniqueTexts),
  })
  .refine(({ type, options }) => type !== 'select' || options.length > 0, {
    error: TEMPLATE_MESSAGES.optionsMissing,
    path: ['options'],
  })
  .transform((variable): TemplateVariable =>
    variable.type === 'select' ? variable : { ...variable, options: [] },
  )

const variablesSchema = z
  .array(variableSchema)
  .max(MAX_VARIABLES, { error: TEMPLATE_MESSAGES.tooManyVariables })
  .default([])
  .superRefine((variables, context) => {
    const keys = variables.map(({ name }) => variableKey(name))
    for (const [index, { name }] of variables.entries()) {
      const key = variableKey(name)
      const { base, suffix } = splitForm(key)
      const path = [index, 'name']
      if (keys.indexOf(key) < index) {
        context.addIssue({
          code: 'custom',
          path,
          message: TEMPLATE_MESSAGES.variableRepeated(name),
        })
      } else if (suffix !== '' && keys.includes(base)) {
        context.addIssue({
          code: 'custom',
          path,
          message: TEMPLATE_MESSAGES.variableTakesDerived(name),
        })
      }
    }
  })

/** DOC-91: the lengths equal those of the table's constraints. */
export const templateSchema = z.object({
  name: requiredText(
    { max: 200 },
    { short: TEMPLATE_MESSAGES.nameMissing, long: TEMPLATE_MESSAGES.nameLong },
  ),
  category: z
    .enum(DOCUMENT_CATEGORIES, { error: TEMPLATE_MESSAGES.categoryInvalid })
    .default('contract'),
  description: optionalText(1000, TEMPLATE_MESSAGES.descriptionLong),
  content: requiredText(
    { max: 100_000 },
    { short: TEMPLATE_MESSAGES.contentMissing, long: TEMPLATE_MESSAGES.contentLong },
  ),
  variables: variablesSchema,
  is_public: z.boolean().default(false),
})

export type TemplateValues = z.output<typeof templateSchema>

export function readVariables(stored: unknown): TemplateVariable[] {
  if (!Array.isArray(stored)) return []
  const variables = new Map<string, TemplateVariable>()
  for (const item of stored.slice(0, MAX_VARIABLES)) {
    const { data } = variableSchema.safeParse(item)
    if (data && !variables.has(variableKey(data.name))) variables.set(variableKey(data.name), data)
  }
  return [...variables.values()]
}
