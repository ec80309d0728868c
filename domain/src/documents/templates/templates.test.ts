import { describe, expect, it } from 'vitest'
import { TEMPLATE_MESSAGES } from '../messages.ts'
import { fillTemplate, templateDataSchema } from './fill-template.ts'
import { findMalformed, findPlaceholders } from './find-placeholders.ts'
import { reviewTemplate } from './review-template.ts'
import { suggestVariable } from './suggest-variable.ts'
import type { TemplateVariable } from './template.ts'
import { readVariables, templateSchema } from './template-schema.ts'

function variable(name: string, type: TemplateVariable['type'] = 'text', required = true) {
  const options = type === 'select' ? ['Uno', 'Dos'] : []
  return { name, label: name, type, required, options }
}

describe('DOC-90 finding {{variables}} in a text', () => {
  it.each([
    ['Hola {{nombre}}', ['nombre']],
    ['{{ Nombre }} y {{nombre}}', ['Nombre']],
    ['{{fecha de inicio}} {{año}}', ['fecha de inicio', 'año']],
    ['{nombre} {{}} {{a-b}} {{a\nb}}', []],
    ['{{{nombre}}}', ['nombre']],
  ])('finds the variables in the text %j', (content, names) => {
    expect(findPlaceholders(content).map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['{{}} y {{}}', ['{{}}']],
    ['Precio {{precio', ['{{precio']],
    ['{{a-b}} {{bien}}', ['{{a-b}}']],
    ['{{bien}}', []],
  ])('reports in the template %j the malformed variable %j', (content, texts) => {
    expect(findMalformed(content)).toEqual(texts)
  })
})

describe('DOC-91 the form of a template', () => {
  const TEMPLATE = { name: ' Carta ', content: 'Hola {{nombre}}' }

  it('a new template is a private contract without variables', () => {
    expect(templateSchema.parse(TEMPLATE)).toEqual({
      name: 'Carta',
      category: 'contract',
      description: null,
      content: 'Hola {{nombre}}',
      variables: [],
      is_public: false,
    })
  })

  it('a template saves options only for a list, without duplicates', () => {
    const variables = [
      { name: 'uso', label: 'Uso', type: 'select', options: ['Casa', ' casa ', '', 'Local'] },
      { name: 'nombre', label: 'Nombre', type: 'text', options: ['x'], required: false },
    ]
    expect(templateSchema.parse({ ...TEMPLATE, variables }).variables).toEqual([
      { name: 'uso', label: 'Uso', type: 'select', required: true, options: ['Casa', 'Local'] },
      { name: 'nombre', label: 'Nombre', type: 'text', required: false, options: [] },
    ])
  })

  it.each([
    [{ name: '' }, TEMPLATE_MESSAGES.nameMissing],
    [{ name: 'a'.repeat(201) }, TEMPLATE_MESSAGES.nameLong],
    [{ category: 'contrato' }, TEMPLATE_MESSAGES.categoryInvalid],
    [{ content: ' ' }, TEMPLATE_MESSAGES.contentMissing],
    [{ content: 'a'.repeat(100_001) }, TEMPLATE_MESSAGES.contentLong],
    [{ description: 'a'.repeat(1001) }, TEMPLATE_MESSAGES.descriptionLong],
    [{ variables: [{ ...variable('a'), label: '' }] }, 'El nombre y la etiqueta son requeridos'],
    [{ variables: [{ ...variable('a'), name: ' ' }] }, 'El nombre y la etiqueta son requeridos'],
    [{ variables: [variable('1a')] }, TEMPLATE_MESSAGES.variableNameInvalid],
    [{ variables: [variable('a-b')] }, TEMPLATE_MESSAGES.variableNameInvalid],
    [{ variables: [variable('a'.repeat(51))] }, TEMPLATE_MESSAGES.variableNameInvalid],
    [{ variables: [{ ...variable('a'), type: 'money' }] }, TEMPLATE_MESSAGES.variableTypeInvalid],
    [
      { variables: [{ ...variable('a', 'select'), options: [' '] }] },
      TEMPLATE_MESSAGES.optionsMissing,
    ],
    [{ variables: [variable('Año'), variable('ano')] }, TEMPLATE_MESSAGES.variableRepeated('ano')],
    [
      { variables: [variable('renta_en_letra'), variable('renta', 'number')] },
      TEMPLATE_MESSAGES.variableTakesDerived('renta_en_letra'),
    ],
    [
      { variables: Array.from({ length: 101 }, (_, n) => variable(`v${n}`)) },
      TEMPLATE_MESSAGES.tooManyVariables,
    ],
  ])('refuses the template %o: %s', (change, message) => {
    const { error } = templateSchema.safeParse({ ...TEMPLATE, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it.each([
    [null, []],
    ['texto', []],
    [[null, 5, { name: 'a' }, { name: 'b', label: 'B', type: 'date' }], ['b']],
    [[variable('a'), variable('A')], ['a']],
  ])('reads the valid variables of the stored list %o', (stored, names) => {
    expect(readVariables(stored).map(({ name }) => name)).toEqual(names)
  })
})

it.each<[string, TemplateVariable[], [string, string][]]>([
  ['{{nombre}}', [variable('nombre')], []],
  ['{{ Nombre }}', [variable('nombre')], []],
  ['{{nombre}} {{casa}}', [variable('nombre')], [['unknown', 'casa']]],
  ['Hola', [variable('nombre')], [['unused', 'nombre']]],
  ['{{renta_en_letra}}', [variable('renta', 'number')], []],
  ['{{inicio_en_letra}}', [variable('inicio', 'date')], []],
  ['{{nombre_en_letra}}', [variable('nombre')], [['wrongForm', 'nombre_en_letra']]],
  ['{{inicio_en_pesos}}', [variable('inicio', 'date')], [['wrongForm', 'inicio_en_pesos']]],
  ['{{renta_en_letra}}', [variable('renta_en_letra')], []],
  ['{{a', [], [['malformed', '{{a']]],
])('DOC-92 reviews the template %j before saving', (content, variables, issues) => {
  const found = reviewTemplate(content, variables)
  expect(found.map(({ kind, name }) => [kind, name])).toEqual(issues)
  expect(found.every(({ text }) => text.length > 20)).toBe(true)
})

it.each([
  ['fecha de inicio', 'fecha_de_inicio', 'Fecha de inicio', 'date'],
  ['renta_en_letra', 'renta', 'Renta', 'number'],
  ['fecha_firma_en_letra', 'fecha_firma', 'Fecha firma', 'date'],
  ['Testigo', 'Testigo', 'Testigo', 'text'],
])('DOC-93 proposes for {{%s}} the variable %s', (placeholder, name, label, type) => {
  expect(suggestVariable(placeholder)).toMatchObject({ name, label, type })
})

describe('DOC-94 filling a template', () => {
  it.each<[string, TemplateVariable, string | number | null, string]>([
    ['Hola {{ A }}.', variable('a'), 'Ana', 'Hola Ana.'],
    ['{{a}}', variable('a'), '*Ana* {{b}} $&', String.raw`\*Ana\* {{b}} $&`],
    ['{{a}}', variable('a'), null, '{{a}}'],
    ['{{a}} y {{b}}', variable('a', 'text', false), null, '____________ y {{b}}'],
    ['{{a}}', variable('a', 'number'), 12_500, '12500'],
    ['${{a}}', variable('a', 'number'), 12_500, '$12,500.00'],
    ['$ {{a}}', variable('a', 'number'), 12_500.5, '$ 12,500.50'],
    ['{{a_en_pesos}}', variable('a', 'number'), 12_500, '$12,500.00'],
    ['{{a_en_letra}}', variable('a', 'number'), 21, 'VEINTIÚN PESOS 00/100 M.N.'],
    ['{{a_en_palabras}}', variable('a', 'number'), 12, 'doce'],
    ['{{a_en_palabras}}', variable('a', 'number'), 1.5, '1.5'],
    ['{{a}}', variable('a', 'date'), '2026-11-05', '5 de noviembre de 2026'],
    [
      '{{a_en_letra}}',
      variable('a', 'date'),
      '2026-11-01',
      'primero de noviembre de dos mil veintiséis',
    ],
    ['{{a}}', variable('a', 'select'), 'Uno', 'Uno'],
    ['{{a_en_letra}}', variable('a'), 'Ana', '{{a_en_letra}}'],
    ['{{constructor}}', variable('constructor'), null, '{{constructor}}'],
  ])('fills the template %j with %o', (content, declared, value, text) => {
    const data = value === null ? {} : { [declared.name]: value }
    expect(fillTemplate(content, [declared], data)).toBe(text)
  })
})

describe('DOC-95 the form of a document from a template', () => {
  const variables = [
    variable('Nombre'),
    variable('Renta', 'number'),
    variable('Inicio', 'date'),
    variable('Uso', 'select'),
    variable('Nota', 'text', false),
  ]
  const DATA = { Nombre: 'Ana', Renta: '12,500', Inicio: '2026-12-01', Uso: 'Dos' }

  it('the form of a document from a template converts the typed values', () => {
    expect(templateDataSchema(variables).parse(DATA)).toEqual({
      ...DATA,
      Renta: 12_500,
      Nota: null,
    })
  })

  it('the form of a document from a template has an error for each empty required variable', () => {
    const { error } = templateDataSchema(variables).safeParse({})
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      'Falta: Nombre',
      'Falta: Renta',
      'Falta: Inicio',
      'Falta: Uso',
    ])
  })

  it.each([
    [{ Renta: 'mucho' }, 'Renta: escribe un número'],
    [{ Inicio: 'mañana' }, 'Inicio: escribe una fecha válida'],
    [{ Uso: 'Tres' }, 'Uso: elige una de las opciones'],
    [{ Nota: 'a'.repeat(2001) }, 'Nota: máximo 2000 caracteres'],
  ])('the form of a document from a template refuses %j: %s', (change, message) => {
    const { error } = templateDataSchema(variables).safeParse({ ...DATA, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
