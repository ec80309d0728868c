import { splitForm } from './read-form.ts'
import { type TemplateVariable, type VariableType, variableKey } from './template.ts'

const GUESSES: readonly [RegExp, VariableType][] = [
  [/^fecha|^vencimiento|_fecha$/, 'date'],
  [/^(?:monto|renta|precio|deposito|anticipo|enganche|plazo|numero|comision|superficie)/, 'number'],
]

/** DOC-93: declares a variable that the text uses and nobody has declared. */
export function suggestVariable(placeholder: string): TemplateVariable {
  const { suffix } = splitForm(variableKey(placeholder))
  const bare = placeholder.trim().replaceAll(/\s+/g, '_')
  const name = bare.slice(0, bare.length - suffix.length).slice(0, 50)
  return { name, label: toLabel(name), type: guessType(name, suffix), required: true, options: [] }
}

function guessType(name: string, suffix: string): VariableType {
  const key = variableKey(name)
  const guess = GUESSES.find(([pattern]) => pattern.test(key))?.[1]
  if (suffix === '') return guess ?? 'text'
  return guess === 'date' && suffix === '_en_letra' ? 'date' : 'number'
}

function toLabel(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return `${words.charAt(0).toLocaleUpperCase('es-MX')}${words.slice(1)}`
}
