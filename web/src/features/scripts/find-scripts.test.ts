import { STARTER_SCRIPTS } from '@predio/domain/scripts'
import { expect, it } from 'vitest'
import { findScripts, ofCategory } from './find-scripts.ts'

const titles = (text: string) => findScripts(STARTER_SCRIPTS, text).map(({ title }) => title)

it('SCRIPT-11 the search finds words of title and content without accents, in any order', () => {
  expect(titles('OBJECION cara')).toEqual(['Objeción: está muy cara'])
  expect(titles('plomero')).toEqual(['Gracias y recomendación'])
})

it('SCRIPT-11 an empty search finds all scripts, and one missing word finds none', () => {
  expect(titles('  ')).toHaveLength(STARTER_SCRIPTS.length)
  expect(titles('objecion helicóptero')).toEqual([])
})

it('SCRIPT-11 the search finds only scripts of the chosen category', () => {
  expect(ofCategory(STARTER_SCRIPTS, 'all')).toBe(STARTER_SCRIPTS)
  expect(ofCategory(STARTER_SCRIPTS, 'postventa').map(({ category }) => category)).toEqual([
    'postventa',
  ])
})
