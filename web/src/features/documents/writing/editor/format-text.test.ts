import { describe, expect, it } from 'vitest'
import {
  addSignature,
  continueList,
  toggleBold,
  toggleHeading,
  toggleList,
  type Edit,
  type Selected,
} from './format-text.ts'

function read(marked: string): Selected {
  const text = marked.replaceAll(/[[\]|]/g, '')
  const start = marked.search(/[[|]/)
  const end = marked.includes('|') ? start : marked.indexOf(']') - 1
  return { text, start, end }
}

function write({ text }: Selected, edit: Edit | null): string | null {
  if (!edit) return null
  const done = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  if (edit.start === edit.end) return `${done.slice(0, edit.start)}|${done.slice(edit.start)}`
  const [before, chosen, after] = [
    done.slice(0, edit.start),
    done.slice(edit.start, edit.end),
    done.slice(edit.end),
  ]
  return `${before}[${chosen}]${after}`
}

const on = (change: (selected: Selected) => Edit | null) => (marked: string) => {
  const selected = read(marked)
  return write(selected, change(selected))
}

describe('DOC-23 bold', () => {
  it.each([
    ['la [renta] mensual', 'la **[renta]** mensual'],
    ['la **[renta]** mensual', 'la [renta] mensual'],
    ['la [renta ]mensual', 'la **[renta]** mensual'],
    ['la |', 'la **|**'],
  ])('toggles bold in %s', (before, after) => expect(on(toggleBold)(before)).toBe(after))
})

describe('DOC-23 heading', () => {
  it.each([
    ['uno\nd|os\ntres', 'uno\n## dos|\ntres'],
    ['## dos|', 'dos|'],
    ['# uno|', 'uno|'],
    ['|', '## |'],
    ['[uno\n\ndos]', '[## uno\n\n## dos]'],
  ])('toggles a heading in %j', (before, after) => expect(on(toggleHeading)(before)).toBe(after))
})

describe('DOC-23 list', () => {
  const bullets = on((selected) => toggleList(selected, false))
  const numbers = on((selected) => toggleList(selected, true))
  it.each([
    ['[uno\ndos]', '[- uno\n- dos]'],
    ['[- uno\n- dos]', '[uno\ndos]'],
    ['[1. uno\n2. dos]', '[- uno\n- dos]'],
    ['|', '- |'],
  ])('toggles bullets in %j', (before, after) => expect(bullets(before)).toBe(after))
  it.each([
    ['[uno\n\ndos\n]tres', '[1. uno\n\n2. dos]\ntres'],
    ['[- uno\n- dos]', '[1. uno\n2. dos]'],
    ['[1. uno\n2. dos]', '[uno\ndos]'],
  ])('toggles numbers in %j', (before, after) => expect(numbers(before)).toBe(after))
})

it.each([
  ['Fin.|', 'Fin.\n\n______________________________\n[Nombre]\n'],
  ['|', '______________________________\n[Nombre]\n'],
  ['Fin|al.\nOtra', 'Final.\n\n______________________________\n[Nombre]\n\nOtra'],
])('DOC-23 adds a signature line to %j', (before, after) => {
  expect(on(addSignature)(before)).toBe(after)
})

describe('DOC-23 Enter', () => {
  it.each([
    ['- uno|', '- uno\n- |'],
    ['  9. uno|', '  9. uno\n  10. |'],
    ['- uno\n- |', '- uno\n|'],
    ['- uno |dos', '- uno \n- |dos'],
  ])('Enter continues the list in %j', (before, after) =>
    expect(on(continueList)(before)).toBe(after),
  )
  it.each(['uno|', '|- uno', '- [uno]'])('Enter ends the line in %j', (before) => {
    expect(on(continueList)(before)).toBeNull()
  })
})
