import { describe, expect, it } from 'vitest'
import { chooseContext } from '../context/choose-context.ts'
import { LISTING_FIELDS } from '../context/listing-fields.ts'
import { chatRequestBody } from '../prompt/request-body.ts'
import { EMPTY_REPLY } from '../reply/chat-reply.ts'
import { LISTINGS } from '../testing/listings.ts'
import { conversationTitle } from './conversation-title.ts'
import { maskSecrets } from './mask-secrets.ts'
import { storedInteraction } from './stored-interaction.ts'
import { costMxn, describeUsage, measureUsage } from './usage.ts'

describe('AST-70 titles', () => {
  it.each([
    ['  ¿Qué casas\n tienes?  ', '¿Qué casas tienes?'],
    ['**Hola** `x`', 'Hola x'],
    ['', 'Conversación nueva'],
    ['mi clave es sk-abcdefghijkl', 'mi clave es [clave oculta]'],
  ])('%j is %s', (message, title) => {
    expect(conversationTitle(message)).toBe(title)
  })

  it('a long one is cut at a word', () => {
    const title = conversationTitle(
      'quiero una casa en Mérida con alberca y jardín para mi cliente Ana',
    )
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title).toMatch(/[a-zé]…$/)
  })
})

describe('AST-71 keys are not kept', () => {
  it.each([
    ['sk-proj-AbC_123-456789xyz'],
    ['sk_live_51Habcdefghijk'],
    ['AIzaSyA1234567890abcdefghijklmnop'],
    ['ghp_abcdefghijklmnopqrstuvwx'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc-DEF_123'],
    ['Bearer abcdefghijklmnop123456'],
    ['aB3d Ef5h iJ7l Mn9p qR1t Uv3x'],
  ])('%s', (secret) => {
    expect(maskSecrets(`usa ${secret}, por favor`)).toBe('usa [clave oculta], por favor')
  })

  it.each([
    ['casa para gato como este pide Anas'],
    ['sk-corta'],
    ['casa de 3 recámaras a $2,500,000, tel. 999 123 4567'],
  ])('%s stays', (text) => {
    expect(maskSecrets(text)).toBe(text)
  })
})

describe('AST-72 (section 3) what is stored', () => {
  const context = chooseContext(LISTINGS, 'casa', { today: '2026-11-15' })

  it('the white-listed fields and the history, without keys', () => {
    const leaky = context.listings.map((listing) => ({
      ...listing,
      agentName: 'Ana',
      owner: 'Luis',
    }))
    const stored = storedInteraction(
      ' mi clave: sk-abcdefghijkl ',
      'Hola\u0000',
      { ...context, listings: leaky },
      [{ role: 'user', content: 'Bearer abcdefghijklmnop123456' }],
    )
    expect(stored.message).toBe('mi clave: [clave oculta]')
    expect(stored.response).toBe('Hola')
    expect(Object.keys(stored.context)).toEqual(['properties', 'history', 'leftOut'])
    expect(stored.context.properties).toEqual(context.listings)
    expect(Object.keys(stored.context.properties[0] ?? {})).toEqual([...LISTING_FIELDS])
    expect(stored.context.history).toEqual([{ role: 'user', content: '[clave oculta]' }])
  })

  it('fits its columns', () => {
    const stored = storedInteraction('😀'.repeat(9000), 'ñ'.repeat(200_000), context, [])
    expect(stored.message.length).toBeLessThanOrEqual(10_000)
    expect(stored.message).toMatch(/😀$/u)
    expect(stored.response).toHaveLength(100_000)
  })
})

describe('AST-73 tokens and their cost', () => {
  const usage = { promptTokens: 4000, completionTokens: 500, isEstimate: false }
  const prices = { prompt: 10, completion: 30 }

  it('cost is per million', () => {
    expect(costMxn(usage, prices)).toBeCloseTo(0.055, 10)
  })

  it.each([
    [usage, null, '4,500 tokens'],
    [usage, prices, '4,500 tokens · $0.06'],
    [{ ...usage, isEstimate: true }, null, 'Unos 4,500 tokens'],
    [{ ...usage, promptTokens: 10, completionTokens: 1 }, prices, '11 tokens · menos de $0.01'],
  ])('%j with %j is %s', (given, price, text) => {
    expect(describeUsage(given, price)).toBe(text)
  })

  it('what the provider says counts; where it says nothing it is estimated', () => {
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
