import { listSourceFields, MAX_FIELDS, type SourceFieldSample } from './list-source-fields.ts'

export interface SampleField extends SourceFieldSample {
  isOfChosen: boolean
}

/** The fields of several listings are merged, because a listing lacks the fields without a value. */
export function listSampleFields(records: readonly unknown[], chosen: unknown): SampleField[] {
  const fields = new Map<string, SampleField>()
  for (const record of [chosen, ...records]) {
    for (const field of listSourceFields(record)) {
      if (!fields.has(field.path)) {
        fields.set(field.path, { ...field, isOfChosen: record === chosen })
      }
    }
  }
  return [...fields.values()].slice(0, MAX_FIELDS)
}
