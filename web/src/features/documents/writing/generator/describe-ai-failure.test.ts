import { expect, it } from 'vitest'
import { AiFailure } from '../../../../lib/ai/index.ts'
import { describeAiFailure } from './describe-ai-failure.ts'

it.each([
  [new AiFailure('key'), 'Error al generar el documento', /^La API key de OpenAI no es válida/],
  [new AiFailure('limit', { waitMs: 6500 }), 'Error al generar el documento', /en 7 segundos\.$/],
  [new AiFailure('limit', { waitMs: 900 }), 'Error al generar el documento', /en 1 segundo\.$/],
  [new AiFailure('limit'), 'Error al generar el documento', /Espera un momento/],
  [new AiFailure('nonsense'), 'No se pudo generar el documento', /no es un documento/],
  [new Error('what?'), 'Error al generar el documento', /^$/],
])('GEN-06 describes the failure of the AI: %s', (error, title, text) => {
  const described = describeAiFailure(error)
  expect(described.title).toBe(title)
  expect(described.text).toMatch(text)
})
