import { foldForSearch } from '../../text/index.ts'

export const VARIABLE_TYPES = ['text', 'number', 'date', 'select'] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]

export const VARIABLE_TYPE_LABELS: Record<VariableType, string> = {
  text: 'Texto',
  number: 'Número',
  date: 'Fecha',
  select: 'Lista',
}

export interface TemplateVariable {
  name: string
  label: string
  type: VariableType
  required: boolean
  options: string[]
}

/** Names are compared in this form: '{{ Fecha de Inicio }}' becomes 'fecha_de_inicio', and 'AÑO' becomes 'ano'. */
export function variableKey(name: string): string {
  return foldForSearch(name).trim().replaceAll(/\s+/g, '_')
}
