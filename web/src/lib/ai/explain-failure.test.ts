import { expect, it } from 'vitest'
import { AiFailure } from './ai-failure.ts'
import { explainFailure } from './explain-failure.ts'

const TEXTS = { cut: 'Se cortó.', nonsense: 'No es nada.', length: 'Es mucho.' }

it.each([
  [400, '1 segundo'],
  [7000, '7 segundos'],
  [119_500, '2 minutos'],
  [121_000, '3 minutos'],
])('AST-45 a wait of %i ms is written as %s', (waitMs, said) => {
  expect(explainFailure(new AiFailure('limit', { waitMs }), TEXTS)).toContain(`en ${said}.`)
})

it('AST-45 a rate limit without a time asks the person to wait a moment', () => {
  expect(explainFailure(new AiFailure('limit'), TEXTS)).toContain('Espera un momento')
})

it('AST-45 failures that depend on the question use the texts of the feature', () => {
  expect(explainFailure(new AiFailure('cut'), TEXTS)).toBe('Se cortó.')
  expect(explainFailure(new AiFailure('nonsense'), TEXTS)).toBe('No es nada.')
  expect(explainFailure(new AiFailure('length'), TEXTS)).toBe('Es mucho.')
  expect(explainFailure(new AiFailure('key'), TEXTS)).toContain('Configuración')
})

it.each([
  ['quota', 'Tu cuenta del proveedor de AI no tiene saldo.'],
  ['server', 'El proveedor de AI tiene problemas. Intenta de nuevo en unos minutos.'],
  ['timeout', 'El proveedor de AI tardó demasiado en responder.'],
] as const)('AST-45 the text for a failure of the kind %s explains it', (kind, text) => {
  expect(explainFailure(new AiFailure(kind), TEXTS)).toBe(text)
})
