import { describe, expect, it } from 'vitest'
import { adaptRequest, FIRST_FORM, inForm, isTooLong, type RequestForm } from './adapt-request.ts'

const REFUSALS: [string, Partial<RequestForm> | null][] = [
  ["Unrecognized request argument supplied: 'tools'", { tools: false }],
  ['stream is not supported by this model', { stream: false }],
  ['Neither streaming nor function calling is allowed', { stream: false, tools: false }],
  [
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead. (max_tokens, unsupported_parameter)",
    { limitField: 'max_completion_tokens' },
  ],
  [
    'max_tokens is too large: 2000. This model supports at most 1024 completion tokens',
    { answerLimit: 1024 },
  ],
  [
    "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    { temperature: false },
  ],
  [
    "This model's maximum context length is 4097 tokens. However, your messages resulted in 9120 tokens (8400 in the messages, 720 in the functions). (messages, context_length_exceeded)",
    { contextShare: 0.5 },
  ],
  ['Request too large for this model', { contextShare: 0.5 }],
  ['This model does not exist', null],
  ["Invalid value for 'max_tokens'", null],
  ['upstream error', null],
]

describe('AST-33 a request adapted to the provider’s refusal', () => {
  it.each(REFUSALS)('changes the request as the provider’s refusal says: %s', (refusal, change) => {
    expect(adaptRequest(FIRST_FORM, refusal)).toEqual(change && { ...FIRST_FORM, ...change })
  })

  it.each(REFUSALS)(
    'a request that the provider keeps refusing ends after four attempts: %s',
    (refusal) => {
      let form: RequestForm | null = FIRST_FORM
      let tries = 0
      while (form && tries < 10) {
        form = adaptRequest(form, refusal)
        tries += 1
      }
      expect(tries).toBeLessThanOrEqual(4)
    },
  )

  it('writes the request with the fields that the provider accepts', () => {
    const body = { model: 'm', messages: [], temperature: 0.7, max_tokens: 800, stream: true }
    expect(inForm(body, FIRST_FORM)).toEqual(body)
    const form = {
      ...FIRST_FORM,
      stream: false,
      temperature: false,
      limitField: 'max_completion_tokens',
      answerLimit: 500,
    } as const
    expect(inForm(body, form)).toEqual({ model: 'm', messages: [], max_completion_tokens: 500 })
  })

  it.each([
    ['context_length_exceeded', true],
    ['Your prompt is too long: 20000 tokens', true],
    ['max_tokens is too large: 2000', false],
    ['Rate limit reached', false],
  ])('the refusal %s means that the request was too long: %s', (refusal, is) => {
    expect(isTooLong(refusal)).toBe(is)
  })
})
