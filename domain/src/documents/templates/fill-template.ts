import { z } from 'zod'
import { BLANK } from '../text/blank.ts'
import { valueField } from '../types/value-field.ts'
import { FORM_SUFFIXES, valueForm } from '../values/value-forms.ts'
import { PLACEHOLDER } from './find-placeholders.ts'
import { splitForm } from './read-form.ts'
import { type TemplateVariable, variableKey } from './template.ts'

export type TemplateData = Readonly<Record<string, string | number | null>>

/** DOC-95: each empty required variable causes one error. */
export function templateDataSchema(
  variables: readonly TemplateVariable[],
): z.ZodType<Record<string, string | number | null>> {
  const fields = variables.map((variable): [string, z.ZodType<string | number | null>] => {
    const { name, label, type, required, options } = variable
    return [name, valueField({ name, label, kind: type, required, options })]
  })
  return z.object(Object.fromEntries(fields))
}

/**
 * DOC-94: if a value looks like a variable, it is not replaced again. A required variable without a value stays visible, an optional one
 * becomes a blank line.
 */
export function fillTemplate(
  content: string,
  variables: readonly TemplateVariable[],
  data: TemplateData,
): string {
  const declared = new Map(variables.map((variable) => [variableKey(variable.name), variable]))
  return content.replaceAll(PLACEHOLDER, (whole, name: string, at: number) => {
    const key = variableKey(name)
    const own = declared.get(key)
    const { base, suffix } = own ? { base: key, suffix: '' } : splitForm(key)
    const variable = own ?? declared.get(base)
    if (!variable || !FORM_SUFFIXES[variable.type].includes(suffix)) return whole
    // Only own properties are read, because a variable may be called 'constructor'.
    const value = Object.hasOwn(data, variable.name) ? (data[variable.name] ?? null) : null
    if (value === null) return variable.required ? whole : BLANK
    return describeValue(variable, suffix, value, content.slice(Math.max(0, at - 2), at))
  })
}

function describeValue(
  { type }: TemplateVariable,
  suffix: string,
  value: string | number,
  before: string,
): string {
  const isMoney = type === 'number' && suffix === '' && /\$ ?$/.test(before)
  return isMoney
    ? valueForm(type, '_en_pesos', value).replace('$', '')
    : valueForm(type, suffix, value)
}
