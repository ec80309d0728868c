import { expect, it } from 'vitest'
import { AiFailure } from '../../../lib/ai/index.ts'
import { describeFailure, SettingsFailed } from './describe-failure.ts'

it.each([
  [new SettingsFailed('offline'), 'Error al obtener la configuración', /Revisa tu conexión/, false],
  [new AiFailure('key'), 'Error al procesar el mensaje', /no es válida/, true],
  [new AiFailure('quota'), 'Error al procesar el mensaje', /saldo/, true],
  [new AiFailure('limit', { waitMs: 7000 }), 'Error al procesar el mensaje', /7 segundos/, false],
  [new AiFailure('cut'), 'Error al procesar el mensaje', /antes de empezar/, false],
  [new Error('what?'), 'Error al procesar el mensaje', /^$/, false],
])(
  'AST-45 a failed answer says what went wrong and what to do: %s',
  (error, text, advice, isAboutKey) => {
    const said = describeFailure(error)
    expect(said).toMatchObject({ text, isAboutKey, isBot: true })
    expect(said.advice).toMatch(advice)
  },
)
