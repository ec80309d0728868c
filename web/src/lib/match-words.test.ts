import { expect, it } from 'vitest'
import { matchWords } from './match-words.ts'

const ITEMS = [
  { label: 'Prospección', keywords: 'guiones ventas imagen' },
  { label: 'Imágenes', keywords: 'fotos marca de agua' },
  { label: 'Perfil', keywords: 'contraseña' },
]

it.each([
  ['', ['Prospección', 'Imágenes', 'Perfil']],
  ['  ', ['Prospección', 'Imágenes', 'Perfil']],
  ['prospeccion', ['Prospección']],
  ['IMÁG', ['Imágenes', 'Prospección']],
  ['contrasena', ['Perfil']],
  ['agua marca', ['Imágenes']],
  ['marca ventas', []],
  ['arca', []],
])('SEARCH-05 the search «%s» finds %j', (text, labels) => {
  expect(matchWords(ITEMS, text).map(({ label }) => label)).toEqual(labels)
})
