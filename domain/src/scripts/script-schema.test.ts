import { describe, expect, it } from 'vitest'
import { SCRIPT_CATEGORIES } from './script.ts'
import { scriptSchema } from './script-schema.ts'

const SCRIPT = { title: 'Saludo', category: 'presentacion', content: 'Hola {{nombre}}' }

it('SCRIPT-01 a script’s title and content are trimmed', () => {
  const typed = { ...SCRIPT, title: '  Saludo ', content: '\nHola {{nombre}}\n' }
  expect(scriptSchema.parse(typed)).toEqual(SCRIPT)
})

it.each(SCRIPT_CATEGORIES)('SCRIPT-02 %s is a category of scripts', (category) => {
  expect(scriptSchema.safeParse({ ...SCRIPT, category }).success).toBe(true)
})

describe('SCRIPT-03 SCRIPT-15 the limits of a script', () => {
  it('a script at its limits is accepted', () => {
    const longest = { ...SCRIPT, title: 'a'.repeat(100), content: 'a'.repeat(2000) }
    expect(scriptSchema.safeParse(longest).success).toBe(true)
  })

  it.each([
    [{ title: ' ' }, 'Escribe el título del script'],
    [{ title: 'a'.repeat(101) }, 'El título no puede exceder los 100 caracteres'],
    [{ content: '' }, 'Escribe el contenido del script'],
    [{ content: 'a'.repeat(2001) }, 'El contenido no puede exceder los 2000 caracteres'],
    [{ category: 'venta' }, 'Selecciona una categoría'],
    [{ category: undefined }, 'Selecciona una categoría'],
  ])('refuses the script %j: %s', (change, message) => {
    const { error } = scriptSchema.safeParse({ ...SCRIPT, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
