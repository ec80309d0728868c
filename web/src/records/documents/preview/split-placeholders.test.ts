import { BUILT_IN_TEMPLATES, findPlaceholders } from '@predio/domain/documents'
import { expect, it } from 'vitest'
import { splitPlaceholders } from './split-placeholders.ts'

it('a text is split at its variables, and other braces stay', () => {
  expect(splitPlaceholders('Hoy {{ fecha_firma }}, {{}} y {{a-b}}: {{renta_en_letra}}')).toEqual([
    { text: 'Hoy ', isVariable: false },
    { text: '{{ fecha_firma }}', isVariable: true },
    { text: ', {{}} y ', isVariable: false },
    { text: '{{a-b}}', isVariable: false },
    { text: ': ', isVariable: false },
    { text: '{{renta_en_letra}}', isVariable: true },
  ])
})

it.each(BUILT_IN_TEMPLATES.map(({ name, content }) => [name, content]))(
  'every variable of «%s» is marked, and no text is lost',
  (_, content) => {
    const parts = splitPlaceholders(content)
    expect(parts.map(({ text }) => text).join('')).toBe(content)
    const marked = parts.filter(({ isVariable }) => isVariable).map(({ text }) => text)
    expect(findPlaceholders(marked.join(''))).toEqual(findPlaceholders(content))
  },
)
