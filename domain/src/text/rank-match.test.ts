import { expect, it } from 'vitest'
import { rankMatch, sortByMatch } from './rank-match.ts'

const person = (first: string, last: string, ...contacts: string[]) => ({
  names: [`${first} ${last}`, last],
  contacts,
})

it.each([
  [person('Luis', 'Gómez'), 'lu', 1],
  [person('Lu', 'Xi'), 'LU  x', 1],
  [person('Pedro', 'Lúna'), 'lu', 1],
  [person('Ana Lucía', 'Pech'), 'lu', 2],
  [person('Luis', 'Gómez'), 'gomez lu', 2],
  [person('María', 'Pérez-Luna'), 'luna', 2],
  [person('Ana', 'Pech', 'lu@mail.mx'), 'lu', 3],
  [person('Ana', 'Pech', '+529991234567'), '999 123', 3],
  [person('Ana', 'Pech', '+529991234567'), '(52) 999', 3],
  [person('Ana', 'Pech', '+5219991234567'), '99912', 3],
  [person('Ana', 'Pech', '+529991234567'), '4567', 4],
  [person('Ana', 'Pech', 'ana@lucia.mx'), 'lu', 4],
  [person('Ana', 'Pech', '+529991234567'), '99', 4],
])('SEARCH-02 ranks %j for «%s» as %i', (findable, typed, rank) => {
  expect(rankMatch(findable, typed)).toBe(rank)
})

it('SEARCH-02 sorts the best match first and keeps the order of equal matches', () => {
  const titles = [
    'Terreno en Casa Blanca',
    'Depa cerca de una casa',
    'Casa con jardín',
    'Casa azul',
  ]
  expect(sortByMatch(titles, 'casa', (title) => ({ names: [title] }))).toEqual([
    'Casa con jardín',
    'Casa azul',
    'Terreno en Casa Blanca',
    'Depa cerca de una casa',
  ])
})
