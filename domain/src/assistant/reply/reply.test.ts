import { describe, expect, it } from 'vitest'
import { property } from '../../properties/testing/property.ts'
import { addToReply, EMPTY_REPLY, isEmptyReply } from './chat-reply.ts'
import { citedListings, stripMarkers } from './cited-listings.ts'
import { providerError } from './provider-error.ts'

const join = (...answers: unknown[]) => answers.reduce(addToReply, EMPTY_REPLY)
const delta = (piece: object) => ({ choices: [{ delta: piece }] })
const piece = (index: number, fields: object, id?: string) =>
  delta({ tool_calls: [{ index, ...(id === undefined ? {} : { id }), function: fields }] })

describe('AST-40 reading the provider’s answer', () => {
  it('reads the first choice of a whole answer', () => {
    const reply = join({
      choices: [
        { message: { content: 'Hola' }, finish_reason: 'stop' },
        { message: { content: 'No' } },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 },
    })
    expect(reply).toEqual({
      text: 'Hola',
      toolCalls: [],
      finish: 'stop',
      usage: { promptTokens: 10, completionTokens: 2 },
    })
  })

  it('joins the pieces of a streamed answer', () => {
    const reply = join(
      delta({ role: 'assistant', content: '' }),
      delta({ content: 'Ho' }),
      delta({ content: 'la' }),
      { choices: [{ delta: {}, finish_reason: 'length' }] },
      { choices: [], usage: { prompt_tokens: 3, completion_tokens: 1 } },
    )
    expect(reply).toMatchObject({ text: 'Hola', finish: 'length', usage: { promptTokens: 3 } })
  })

  it('joins the interleaved pieces of two tool calls', () => {
    const reply = join(
      piece(0, { name: 'book_visit', arguments: '' }, 'a'),
      piece(1, { name: 'create_task', arguments: '{"ti' }, 'b'),
      piece(0, { arguments: '{"client"' }),
      piece(1, { arguments: 'tle":"x"}' }),
      piece(0, { arguments: ':"Ana"}' }),
    )
    expect(reply.toolCalls).toEqual([
      { index: 0, id: 'a', name: 'book_visit', arguments: '{"client":"Ana"}' },
      { index: 1, id: 'b', name: 'create_task', arguments: '{"title":"x"}' },
    ])
  })

  it('two tool calls with the same index are separated by their ids', () => {
    const reply = join(
      piece(0, { name: 'create_task', arguments: '{}' }, 'a'),
      piece(0, { name: 'create_client', arguments: '{}' }, 'b'),
    )
    expect(reply.toolCalls.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'create_task'],
      ['b', 'create_client'],
    ])
  })

  it('numbers the tool calls of a whole answer', () => {
    const call = (name: string) => ({
      id: name,
      type: 'function',
      function: { name, arguments: '{}' },
    })
    const reply = join({
      choices: [{ message: { content: null, tool_calls: [call('a'), call('b')] } }],
    })
    expect(reply.toolCalls.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(isEmptyReply(reply)).toBe(false)
  })

  it.each([[null], ['hola'], [{}], [{ choices: [] }], [{ choices: 'no' }], [delta({})]])(
    'the piece %j adds nothing to an answer',
    (answer) => {
      expect(isEmptyReply(join(answer))).toBe(true)
    },
  )

  it.each([
    [{ error: { message: 'Bad', param: 'tools' } }, 'Bad (tools)'],
    [{ error: { message: 'Bad' } }, 'Bad'],
    [{ error: 'Bad' }, 'Bad'],
    [{ choices: [] }, null],
    [null, null],
  ])('reads the error in %j as %s', (answer, message) => {
    expect(providerError(answer)).toBe(message)
  })
})

describe('AST-42 the listings that an answer mentions', () => {
  const listings = [
    property({ id: 1, title: 'Casa en Mérida' }),
    property({ id: 2, title: 'Casa en Mérida con alberca' }),
    property({ id: 3, title: 'Loft' }),
    property({ id: 4, title: 'Terreno en Conkal' }),
    property({ id: 5, title: 'Terreno en Conkal' }),
    // OWN-02: own listings have negative ids.
    property({ id: -1, title: 'Casita' }),
  ]

  it.each([
    ['Te sugiero el loft [#3] y la casa [#1].', [3, 1]],
    ['Las casas [#2, #1] y otra vez [#2]', [2, 1]],
    ['La CASA EN MERIDA está libre', [1]],
    ['La **casa en Mérida con alberca** está libre', [2]],
    ['La propia [#-1] y el loft [#3, #-1]', [-1, 3]],
    ['Un loft', []],
    ['El Terreno en Conkal', [4, 5]],
    ['El Terreno en Conkal [#5]', [5]],
    ['Una casa en Méridaña', []],
    ['No existe [#99]', []],
    ['', []],
  ])('finds the listings that an answer mentions: %s', (answer, ids) => {
    expect(citedListings(answer, listings).map(({ id }) => id)).toEqual(ids)
  })

  it('a title that more than three listings share mentions none of them', () => {
    const same = Array.from({ length: 50 }, (_, id) => property({ id, title: 'Casa en venta' }))
    expect(citedListings('Hay una casa en venta', same)).toEqual([])
  })

  it.each([
    ['La casa [#1] y el loft [#2, #3].', 'La casa y el loft.'],
    ['La propia [#-1] y el loft [#3, #-1].', 'La propia y el loft.'],
    ['Lista:\n- Casa [#1]\n- Loft [# 2]', 'Lista:\n- Casa\n- Loft'],
    ['Un [enlace](https://x.mx) y #5', 'Un [enlace](https://x.mx) y #5'],
  ])('shows the answer %s without markers', (answer, shown) => {
    expect(stripMarkers(answer)).toBe(shown)
  })

  it.each([
    ['La casa [', 'La casa'],
    ['La casa [#1', 'La casa'],
    ['La casa [#12, #', 'La casa'],
    ['La casa [#-', 'La casa'],
    ['Un [enlace', 'Un [enlace'],
  ])('while an answer arrives, %s is shown as %s', (answer, shown) => {
    expect(stripMarkers(answer, { isStreaming: true })).toBe(shown)
  })
})
