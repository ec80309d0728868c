import { expect, it } from 'vitest'
import { siteNameFault, slugOf, suggestSiteName } from './site-name.ts'

it.each(['ana-nunez', 'casas123', '3bienes', 'a-b-c', 'x'.repeat(40)])(
  'WEB-13 %s may be the name of a site',
  (name) => {
    expect(siteNameFault(name)).toBeNull()
  },
)

it.each([
  ['ab', 'length'],
  ['x'.repeat(41), 'length'],
  ['Ana', 'letters'],
  ['ana núñez', 'letters'],
  ['casas-🏡', 'letters'],
  ['-ana', 'letters'],
  ['ana-', 'letters'],
  ['ana--nunez', 'letters'],
  ['ana/nunez', 'letters'],
  ['propiedades', 'reserved'],
  ['predio', 'reserved'],
])('WEB-13 %s may not: %s', (name, fault) => {
  expect(siteNameFault(name)).toBe(fault)
})

it.each([
  ['Ana Núñez', 'ana-nunez'],
  ["D'Angelo & Hijos, S.A.", 'dangelo-hijos-s-a'],
  ['Admin', ''],
  ['李小龍', ''],
  ['🏡', ''],
])('WEB-13 suggests a name for %s', (agent, name) => {
  expect(suggestSiteName(agent)).toBe(name)
})

it('WEB-14 an address ends before the word that it has no room for', () => {
  expect(slugOf('Casa en venta con alberca', 20)).toBe('casa-en-venta-con')
  expect(slugOf('x'.repeat(60), 20)).toBe('x'.repeat(20))
})
