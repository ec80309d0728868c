import { TEMPLATE_MESSAGES } from '../messages.ts'
import { FORM_SUFFIXES } from '../values/value-forms.ts'
import { findMalformed, findPlaceholders } from './find-placeholders.ts'
import { splitForm } from './read-form.ts'
import { type TemplateVariable, variableKey } from './template.ts'

export interface TemplateIssue {
  kind: 'unknown' | 'wrongForm' | 'malformed' | 'unused'
  name: string
  text: string
}

export function reviewTemplate(
  content: string,
  variables: readonly TemplateVariable[],
): TemplateIssue[] {
  const declared = new Map(variables.map((variable) => [variableKey(variable.name), variable]))
  const used = new Set<string>()
  const issues: TemplateIssue[] = []
  for (const { name, key } of findPlaceholders(content)) {
    const { base, suffix } = splitForm(key)
    const known = declared.get(key) ?? declared.get(base)
    if (!known) {
      issues.push({ kind: 'unknown', name, text: TEMPLATE_MESSAGES.unknown(name) })
      continue
    }
    used.add(variableKey(known.name))
    if (!declared.has(key) && !FORM_SUFFIXES[known.type].includes(suffix)) {
      issues.push({ kind: 'wrongForm', name, text: TEMPLATE_MESSAGES.wrongForm(name) })
    }
  }
  for (const text of findMalformed(content)) {
    issues.push({ kind: 'malformed', name: text, text: TEMPLATE_MESSAGES.malformed(text) })
  }
  for (const [key, { name, label }] of declared) {
    if (!used.has(key)) issues.push({ kind: 'unused', name, text: TEMPLATE_MESSAGES.unused(label) })
  }
  return issues
}
