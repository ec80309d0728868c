import { describe, expect, it } from 'vitest'
import {
  DATA_KINDS,
  firstAnswers,
  NECESSARY_PURPOSES,
  type NoticeAnswers,
  noticeSchema,
  OPTIONAL_PURPOSES,
  readBlocks,
  TRANSFERS,
  writeNotice,
} from './index.ts'

const BARE: NoticeAnswers = {
  responsible: 'NOMBRE APELLIDO',
  address: 'Calle 60 número 1, Mérida, Yucatán',
  email: 'correo@ejemplo.mx',
  phone: null,
  contact: null,
  data: [],
  necessary: ['attend'],
  optional: [],
  transfers: [],
  uses_ai: false,
  tells_changes: false,
}

const WHOLE: NoticeAnswers = {
  ...BARE,
  phone: '+52 999 123 4567',
  contact: 'NOMBRE DE QUIEN ATIENDE',
  data: [...DATA_KINDS],
  necessary: [...NECESSARY_PURPOSES],
  optional: [...OPTIONAL_PURPOSES],
  transfers: [...TRANSFERS],
  uses_ai: true,
  tells_changes: true,
}

const headingsOf = (text: string) =>
  readBlocks(text).flatMap((block) => (block.kind === 'heading' ? [block.text] : []))

describe('PRIV-02 the notice in words', () => {
  it('PRIV-33 the notice of a bare profile says everything that the law requires', () => {
    const { simple, full } = writeNotice(BARE)
    expect(headingsOf(full)).toEqual([
      'Qué datos usamos',
      'Para qué los necesitamos',
      'Con quién los compartimos',
      'Tus derechos',
      'Cómo limitar el uso de tus datos',
      'Cambios a este aviso',
      'La autoridad',
    ])
    expect(full).toContain('NOMBRE APELLIDO, con domicilio en Calle 60 número 1, Mérida, Yucatán,')
    expect(full).toContain('De identificación y contacto')
    expect(full).toContain('No te pedimos datos personales sensibles')
    expect(full).toContain('No usamos tus datos para finalidades distintas de las necesarias.')
    expect(full).toContain('No transferimos tus datos a terceros')
    expect(full).toContain('Escribe a NOMBRE APELLIDO, en correo@ejemplo.mx, con:')
    expect(full).toContain('Secretaría Anticorrupción y Buen Gobierno')
    expect(full).toContain('publicada en el Diario Oficial de la Federación el 20 de marzo de 2025')
    expect(headingsOf(simple)).toEqual(['Qué datos usamos', 'Para qué los necesitamos'])
    expect(simple).toContain('Puedes consultar el aviso de privacidad integral')
  })

  it('PRIV-33 the notice separates necessary and voluntary purposes, and says how to refuse the latter', () => {
    for (const text of Object.values(writeNotice(WHOLE))) {
      const [, after = ''] = text.split('## Para qué más los usaríamos, si quieres')
      expect(after).toContain('Enviarte novedades')
      expect(after).toContain('Si no las aceptas, dilo al recibir este aviso')
      expect(text.split('## Para qué más')[0]).not.toContain('Enviarte novedades')
    }
  })

  it('the notice names every kind of data, transfer and provider that the agent chose', () => {
    const { full } = writeNotice(WHOLE)
    expect(full).toContain('consentimiento expreso')
    expect(full).toContain('A otros agentes inmobiliarios')
    expect(full).toContain('proveedor de inteligencia artificial')
    expect(full).toContain(
      'Escribe a NOMBRE DE QUIEN ATIENDE, en correo@ejemplo.mx o al +52 999 123 4567, con:',
    )
    expect(full).toContain('te avisaremos por el medio por el que nos comunicamos contigo')
    expect(full).toContain('durante 10 años')
  })

  it('PRIV-33 the notice names no authority that was abolished', () => {
    for (const answers of [BARE, WHOLE])
      expect(Object.values(writeNotice(answers)).join(' ')).not.toMatch(/INAI|IFAI/)
  })

  it('the notice stays far below the stored length, also with the longest answers', () => {
    const longest = {
      responsible: 'á'.repeat(200),
      address: 'á'.repeat(300),
      contact: 'á'.repeat(200),
    }
    const { simple, full } = writeNotice({ ...WHOLE, ...longest })
    expect(simple.length).toBeLessThan(10_000)
    expect(full.length).toBeLessThan(40_000)
  })
})

describe('PRIV-03 the form', () => {
  const profile = { full_name: 'NOMBRE APELLIDO', company: 'EMPRESA', phone: '+529991234567' }

  it('the notice’s form begins with the profile, and asks for the address', () => {
    const answers = firstAnswers(profile, 'correo@ejemplo.mx', null)
    expect(answers).toMatchObject({
      responsible: 'EMPRESA',
      contact: 'NOMBRE APELLIDO',
      email: 'correo@ejemplo.mx',
      phone: '+529991234567',
      address: '',
    })
    const checked = noticeSchema.safeParse(answers)
    expect(checked.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['address', 'Escribe el domicilio: la ley pide que el aviso lo diga'],
    ])
  })

  it('the notice’s form begins empty where the profile is empty', () => {
    const bare = { full_name: null, company: null, phone: null }
    expect(firstAnswers(bare, '', null)).toMatchObject({ responsible: '', contact: '', phone: '' })
  })

  it('the notice’s form begins with the answers of the last version after a publication', () => {
    expect(firstAnswers(profile, 'otro@ejemplo.mx', WHOLE)).toEqual(WHOLE)
    expect(firstAnswers(profile, 'correo@ejemplo.mx', { responsible: 7 }).responsible).toBe(
      'EMPRESA',
    )
  })

  it.each([
    ['responsible', ' ', 'Escribe tu nombre o el de tu empresa'],
    ['responsible', 'a'.repeat(201), 'El nombre puede tener hasta 200 caracteres'],
    ['email', '', 'Escribe el correo que recibe las solicitudes'],
    ['email', 'correo', 'Email inválido'],
    ['necessary', [], 'Elige al menos una finalidad'],
  ])('the notice’s form refuses %s %j', (field, value, message) => {
    const { error } = noticeSchema.safeParse({ ...BARE, [field]: value })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('the notice’s form keeps each choice once, in the order of the notice', () => {
    const chosen = noticeSchema.parse({ ...BARE, optional: ['surveys', 'news', 'surveys'] })
    expect(chosen.optional).toEqual(['news', 'surveys'])
  })
})

it('the notice’s text is read as headings, lists and paragraphs, and anything else as a paragraph', () => {
  expect(readBlocks('## Uno\n\n- a\n- b\n\n\nDos\ntres\n\n- a\nb\n\n')).toEqual([
    { kind: 'heading', text: 'Uno' },
    { kind: 'list', entries: ['a', 'b'] },
    { kind: 'paragraph', text: 'Dos\ntres' },
    { kind: 'paragraph', text: '- a\nb' },
  ])
})
