import { describe, expect, it } from 'vitest'
import type { Inline } from './ast.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { parseInline } from './parse-inline.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { toPlainText } from './to-plain-text.ts'

function show(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type === 'break') return '⏎'
      const tag = node.type === 'strong' ? 'b' : 'i'
      return `<${tag}>${show(node.children)}</${tag}>`
    })
    .join('')
}

describe('DOC-10 inline markup', () => {
  it.each([
    ['**Renta:** mensual', '<b>Renta:</b> mensual'],
    ['*uno* y _dos_', '<i>uno</i> y <i>dos</i>'],
    ['__fuerte__', '<b>fuerte</b>'],
    ['***los dos***', '<b><i>los dos</i></b>'],
    ['**a *b* c**', '<b>a <i>b</i> c</b>'],
    ['**a *b**', '<b>a *b</b>'],
    ['sin cerrar **aquí', 'sin cerrar **aquí'],
    ['5 * 3 * 2', '5 * 3 * 2'],
    ['nombre_de_archivo', 'nombre_de_archivo'],
    ['Firma: ____________ y ___', 'Firma: ____________ y ___'],
    [String.raw`\*no\* y \_no\_`, '*no* y _no_'],
    [String.raw`C:\ruta`, String.raw`C:\ruta`],
    ['una\ndos', 'una⏎dos'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['[aquí](javascript:alert(1))', '[aquí](javascript:alert(1))'],
    ['', ''],
  ])('reads the inline markup %s', (source, shown) => {
    expect(show(parseInline(source))).toBe(shown)
  })
})

describe('DOC-11 block markup', () => {
  it('Markdown has three levels of headings', () => {
    const levels = parseMarkdown('# A\n## B\n### C\n###### D\n#E')
    expect(levels.map((block) => (block.type === 'heading' ? block.level : block.type))).toEqual([
      1,
      2,
      3,
      3,
      'paragraph',
    ])
  })

  it('Markdown keeps the line ends of a paragraph', () => {
    expect(parseMarkdown('**A:** uno\r\n**B:** dos\n\ntres')).toMatchObject([
      { type: 'paragraph', children: [{ type: 'strong' }, {}, { type: 'break' }, {}, {}] },
      { type: 'paragraph', children: [{ text: 'tres' }] },
    ])
  })

  it.each(['---', '***', '___', '  -----  '])('Markdown reads %s as a horizontal rule', (line) => {
    expect(parseMarkdown(`a\n${line}\nb`).map(({ type }) => type)).toEqual([
      'paragraph',
      'rule',
      'paragraph',
    ])
  })

  it('reads a long line of underscores as a signature line, together with the lines below the underscores', () => {
    const blocks = parseMarkdown(
      'Conformes:\n____________________\n**Ana Pérez**\nArrendadora\n\nFin',
    )
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'signature', 'paragraph'])
    expect(blocks[1]?.type === 'signature' && blocks[1].lines.map(show)).toEqual([
      '<b>Ana Pérez</b>',
      'Arrendadora',
    ])
  })

  it('each row of a Markdown table gets as many cells as its header', () => {
    const [table] = parseMarkdown(
      String.raw`| Pagaré | Vence |
|---|:---:|
| 1/2 | **hoy** | de más |
| a \| b |`,
    )
    expect(
      table?.type === 'table' && [table.header, ...table.rows].map((row) => row.map(show)),
    ).toEqual([
      ['Pagaré', 'Vence'],
      ['1/2', '<b>hoy</b>'],
      ['a | b', ''],
    ])
  })

  it.each(['a | b', 'a | b\n---', '| a | b |\n|---|'])(
    'Markdown does not read %j as a table',
    (source) => {
      expect(parseMarkdown(source).some(({ type }) => type === 'table')).toBe(false)
    },
  )
})

describe('DOC-12 lists in Markdown', () => {
  it.each([
    ['- a\n- b', '- a\n- b'],
    ['* a\n* b', '- a\n- b'],
    ['3. a\n4. b', '3. a\n4. b'],
    ['1) a\n\n2) b', '1. a\n2. b'],
    ['- a\n  sigue\n- b', '- a\nsigue\n- b'],
    ['1. a\n   - x\n   - y\n2. b', '1. a\n  - x\n  - y\n2. b'],
    ['- a\n\t1. x\n\t- y', '- a\n  1. x\n  - y'],
    ['- a\n1. b', '- a\n\n1. b'],
    ['- a\nfuera', '- a\n\nfuera'],
    ['- a\n    - b\n        - c\n            - d', '- a\n  - b\n    - c\n    - d'],
    ['-sin espacio', '-sin espacio'],
  ])('reads the list %j as %j', (source, text) => {
    expect(toPlainText(source)).toBe(text)
  })

  it('reads check boxes in a Markdown list', () => {
    const [list] = parseMarkdown('- [x] Llaves\n- [ ] Luz\n- Agua')
    expect(list?.type === 'list' && list.items.map(({ checked }) => checked)).toEqual([
      true,
      false,
      null,
    ])
  })
})

it.each([
  'Ana *la güera* Pérez',
  '# No es título',
  '- no es lista',
  '1. no es lista',
  '  2) tampoco',
  'a_b_c y __x__',
  'uno | dos',
  String.raw`C:\x \* y`,
  'línea 1\n+ línea 2',
])('DOC-13 shows the value %j exactly as typed', (value) => {
  const blocks = parseMarkdown(escapeMarkdown(value))
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph'])
  const lines = value.split('\n').map((line) => line.trim())
  expect(toPlainText(escapeMarkdown(value))).toBe(lines.join('\n'))
})

it.each([
  '**',
  '*a ',
  '_a ',
  '- ',
  '| a ',
  '# ',
  '\\',
  '***a',
  '1. a\n\n',
  '  - a\n',
  '____________\n',
])('DOC-14 parses a text of fifty thousand times %j', (piece) => {
  expect(parseMarkdown(piece.repeat(50_000)).length).toBeGreaterThan(0)
})
