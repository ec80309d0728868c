import { describe, expect, it } from 'vitest'
import { chooseContext } from '../context/choose-context.ts'
import { LISTING_FIELDS } from '../context/listing-fields.ts'
import { chatRequestBody } from '../prompt/request-body.ts'
import { EMPTY_REPLY } from '../reply/chat-reply.ts'
import { LISTINGS } from '../testing/listings.ts'
import { conversationTitle } from './conversation-title.ts'
import { readMark } from './turn-mark.ts'
import { storedInteraction } from './stored-interaction.ts'
import { costMxn, describeUsage, measureUsage } from './usage.ts'

describe('AST-70 the title of a conversation', () => {
  it.each([
    ['  ¿Qué casas\n tienes?  ', '¿Qué casas tienes?'],
    ['**Hola** `x`', 'Hola x'],
    ['', 'Conversación nueva'],
    ['mi clave es sk-abcdefghijkl', 'mi clave es [clave oculta]'],
  ])('the title of a conversation that begins with %j is %s', (message, title) => {
    expect(conversationTitle(message)).toBe(title)
  })

  it('the title of a conversation is cut at a word after 60 characters', () => {
    const title = conversationTitle(
      'quiero una casa en Mérida con alberca y jardín para mi cliente Ana',
    )
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title).toMatch(/[a-zé]…$/)
  })
})

describe('AST-72 the stored question and answer', () => {
  const context = chooseContext(LISTINGS, 'casa', { today: '2026-11-15' })
  const MARK = { kind: 'answer', proposals: 1 } as const

  it.each([
    [MARK, MARK],
    [{ kind: 'search', isKeyMissing: true, isNearest: false }, undefined],
    [null, { kind: 'answer', proposals: 0 }],
    [{ kind: 'search' }, { kind: 'answer', proposals: 0 }],
  ])('the stored kind %j of an answer is read back', (stored, read) => {
    expect(readMark(stored)).toEqual(read ?? stored)
  })

  it('the stored turn holds only the allowed listing fields and the history, with keys masked', () => {
    const leaky = context.listings.map((listing) => ({
      ...listing,
      agentName: 'Ana',
      owner: 'Luis',
    }))
    const stored = storedInteraction({
      message: ' mi clave: sk-abcdefghijkl, o la-mia ',
      response: 'Hola\u0000',
      context: { ...context, listings: leaky, leftOut: 7 },
      history: [{ role: 'user', content: 'Bearer abcdefghijklmnop123456' }],
      mark: MARK,
      secrets: ['o la-mia'],
    })
    expect(stored.message).toBe('mi clave: [clave oculta], [clave oculta]')
    expect(stored.response).toBe('Hola')
    expect(Object.keys(stored.context)).toEqual(['properties', 'history', 'leftOut', 'mark'])
    expect(stored.context.leftOut).toBe(7)
    expect(stored.context.properties).toEqual(context.listings)
    expect(Object.keys(stored.context.properties[0] ?? {})).toEqual([...LISTING_FIELDS])
    expect(stored.context.history).toEqual([{ role: 'user', content: '[clave oculta]' }])
  })

  it('the stored turn is cut to the limits of its columns', () => {
    const stored = storedInteraction({
      message: '😀'.repeat(9000),
      response: 'ñ'.repeat(200_000),
      context,
      history: [],
      mark: MARK,
      secrets: [],
    })
    expect(stored.message.length).toBeLessThanOrEqual(10_000)
    expect(stored.message).toMatch(/😀$/u)
    expect(stored.response).toHaveLength(100_000)
  })
})

describe('AST-73 the usage line', () => {
  const usage = { promptTokens: 4000, completionTokens: 500, isEstimate: false }
  const prices = { prompt: 10, completion: 30 }

  it('the cost of an answer follows from the prices per million tokens', () => {
    expect(costMxn(usage, prices)).toBeCloseTo(0.055, 10)
  })

  it.each([
    [usage, null, '4,500 tokens'],
    [usage, prices, '4,500 tokens · $0.06'],
    [{ ...usage, isEstimate: true }, null, 'Unos 4,500 tokens'],
    [{ ...usage, promptTokens: 10, completionTokens: 1 }, prices, '11 tokens · menos de $0.01'],
  ])('the usage line of %j with prices %j is %s', (given, price, text) => {
    expect(describeUsage(given, price)).toBe(text)
  })

  it('the usage line has the provider’s token count, or an estimate when the provider sends none', () => {
    const context = chooseContext(LISTINGS, 'casa', { today: '2026-11-15' })
    const now = new Date('2026-11-15T16:00:00Z')
    const request = chatRequestBody({ history: [], message: 'x', context, now, zone: 'UTC' })
    const said = { ...EMPTY_REPLY, usage: { promptTokens: 7, completionTokens: 2 } }
    expect(measureUsage(request, said)).toEqual({
      promptTokens: 7,
      completionTokens: 2,
      isEstimate: false,
    })
    const guessed = measureUsage(request, { ...EMPTY_REPLY, text: 'Hola' })
    expect(guessed).toMatchObject({ completionTokens: 2, isEstimate: true })
    expect(guessed.promptTokens).toBeGreaterThan(context.tokens)
  })
})
