import { describe, expect, it } from 'vitest'
import { withoutGuess } from '../query/filters-of.ts'
import { LISTINGS } from '../testing/listings.ts'
import { manyListings } from '../testing/many-listings.ts'
import { answerQuery, searchAnswer } from './search-answer.ts'

const today = '2026-11-15'
const answer = (question: string) => searchAnswer(LISTINGS, question, { today })

describe('AST-60 the search answer', () => {
  it.each([
    [
      'casa en Mérida con alberca de menos de 4 millones',
      'Encontré 1 propiedad: casa, en Mérida, con alberca, hasta $4,000,000, en venta.',
      [101],
    ],
    ['depas', 'Encontré 3 propiedades: departamento.', [102, 103, 106]],
    [
      'algo que acepte mascotas con 2 recámaras',
      'Encontré 2 propiedades: que acepta mascotas, con 2+ recámaras.',
      [102, 101],
    ],
    ['Ginerés', 'Encontré 1 propiedad: en Ginerés.', [102]],
    [
      'penthouse frente al mar',
      'Encontré 1 propiedad: departamento (penthouse), con frente o vista al mar.',
      [106],
    ],
  ])('answers the search: %s', (question, text, ids) => {
    const { matches, ...rest } = answer(question)
    expect(rest.text).toBe(text)
    expect(matches.map(({ listing }) => listing.id)).toEqual(ids)
    expect(rest.alternatives).toEqual([])
  })

  it('the search names the filters to remove and shows the nearest listings when nothing matches', () => {
    const found = answer('casa en Mérida con alberca y gimnasio')
    expect(found.text).toBe(
      'No encontré propiedades con todo lo que pides: casa, en Mérida, con alberca, con gimnasio. Si quitas «Gimnasio» hay 1 propiedad. Estas son las que más se acercan.',
    )
    expect(found.loosen).toMatchObject([{ guess: { label: 'Gimnasio' }, count: 1 }])
    expect(found.alternatives.map(({ listing }) => listing.id)).toEqual([101, 104, 109])
  })

  it('the search names a place without listings', () => {
    expect(answer('casa en Tijuana').text).toMatch(
      /^No tienes propiedades en Tijuana\. Si quitas «En Tijuana» hay 3 propiedades\./,
    )
  })

  it('the search names the words that it ignored', () => {
    expect(answer('loft con escaleras y crédito').text).toBe(
      'Encontré 3 propiedades: departamento (loft). No tomé en cuenta: escaleras, crédito.',
    )
  })

  it('the search states that the only match is sold or rented', () => {
    const found = answer('casa en Altabrisa')
    expect(found.text).toBe('Encontré 1 propiedad así, pero ya está vendida o rentada.')
    expect(found.alternatives[0]?.listing.id).toBe(107)
  })

  it.each([
    ['hola', /^Dime qué buscas/],
    ['xyzzy', /^No encontré propiedades con ese texto\. Prueba/],
    ['bodega', /^No encontré propiedades con todo lo que pides: bodega\. Prueba/],
  ])('answers a search without matches: %s', (question, text) => {
    const found = answer(question)
    expect(found.text).toMatch(text)
    expect(found.matches).toEqual([])
  })

  it('the search’s answer writes thousands with a separator', () => {
    expect(searchAnswer(manyListings(3600), 'depas', { today }).text).toBe(
      'Encontré 1,200 propiedades: departamento.',
    )
  })

  it('the search states that the agent has no listings yet', () => {
    expect(searchAnswer([], 'casa', { today }).text).toBe('Todavía no hay propiedades en tu lista.')
  })

  it('the search is computed again without a removed guess', () => {
    const { query } = answer('casa en Mérida con gimnasio')
    const chip = query.guesses.find(({ label }) => label === 'Gimnasio')
    const again = answerQuery(LISTINGS, withoutGuess(query, chip?.id ?? ''))
    expect(again.text).toBe('Encontré 3 propiedades: casa, en Mérida.')
  })
})
