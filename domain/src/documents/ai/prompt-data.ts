import { leaseEnd } from '../build/build-document.ts'
import { pagareSeries } from '../series/pagare-series.ts'
import type { DocumentType } from '../types/document-type.ts'
import { type DataOfType, TYPE_FIELDS } from '../types/type-fields.ts'
import { FORM_SUFFIXES, valueForm } from '../values/value-forms.ts'

type PromptValue = string | number | readonly Readonly<Record<string, string>>[]

/** Language models calculate unreliably, so amounts and dates are sent already written in words. */
export function promptData<T extends DocumentType>(
  type: T,
  data: DataOfType[T],
): Record<string, PromptValue> {
  const values: Readonly<Record<string, string | number | null>> = data
  const prompt: Record<string, PromptValue> = {}
  for (const { name, kind } of TYPE_FIELDS[type]) {
    const value = values[name] ?? null
    if (value === null) continue
    prompt[name] = kind === 'date' ? valueForm(kind, '', value) : value
    for (const suffix of FORM_SUFFIXES[kind]) {
      if (suffix !== '') prompt[`${name}${suffix}`] = valueForm(kind, suffix, value)
    }
  }
  const known: DataOfType[DocumentType] = data
  if ('numero_pagares' in known) return { ...prompt, serie: describeSeries(known) }
  return 'plazo' in known ? { ...prompt, ...describeEnd(known) } : prompt
}

function describeEnd(data: DataOfType['contrato_arrendamiento']): Record<string, string> {
  const end = leaseEnd(data.fecha_inicio, data.plazo)
  return {
    fecha_termino: valueForm('date', '', end),
    fecha_termino_en_letra: valueForm('date', '_en_letra', end),
  }
}

function describeSeries(data: DataOfType['pagare']): Record<string, string>[] {
  return pagareSeries(data.fecha_vencimiento, data.numero_pagares).map(({ label, dueDate }) => ({
    numero_pagare: label,
    fecha_vencimiento: valueForm('date', '', dueDate),
    fecha_vencimiento_en_letra: valueForm('date', '_en_letra', dueDate),
  }))
}
