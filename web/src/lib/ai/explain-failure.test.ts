import { expect, it } from 'vitest'
import { AiFailure } from './ai-failure.ts'
import { explainFailure } from './explain-failure.ts'

const OWN = { cut: 'Se cortó.', nonsense: 'No es nada.', length: 'Es mucho.' }

it.each([
  [400, '1 segundo'],
  [7000, '7 segundos'],
  [119_500, '2 minutos'],
  [121_000, '3 minutos'],
])('a limit of %i ms is said as %s', (waitMs, said) => {
  expect(explainFailure(new AiFailure('limit', { waitMs }), OWN)).toContain(`en ${said}.`)
})

it('a limit without a time asks to wait', () => {
  expect(explainFailure(new AiFailure('limit'), OWN)).toContain('Espera un momento')
})

it('what depends on the question is said in its own words', () => {
  expect(explainFailure(new AiFailure('cut'), OWN)).toBe('Se cortó.')
  expect(explainFailure(new AiFailure('nonsense'), OWN)).toBe('No es nada.')
  expect(explainFailure(new AiFailure('length'), OWN)).toBe('Es mucho.')
  expect(explainFailure(new AiFailure('key'), OWN)).toContain('Configuración')
})
