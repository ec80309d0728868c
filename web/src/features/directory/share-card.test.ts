import { expect, it } from 'vitest'
import { cardText } from './share-card.ts'

const CANUL = {
  name: 'Plomería Canul',
  profession: 'fontanero',
  specialty: 'Bombas y fugas',
  phone: '+529995550166',
  email: 'canul@correo.example',
  address: 'Itzimná, Mérida',
} as const

it('PRO-13 the shared card has name, trade, telephone, e-mail and address', () => {
  expect(cardText(CANUL)).toBe(
    'Plomería Canul\nFontanero (plomero) · Bombas y fugas\nTel. +52 999 555 0166\ncanul@correo.example\nItzimná, Mérida',
  )
})

it('PRO-13 the shared card leaves out empty fields, rating and notes', () => {
  const bare = { ...CANUL, specialty: null, email: null, address: null }
  expect(cardText({ ...bare, notes: 'Cobra doble', rating: 2 } as typeof bare)).toBe(
    'Plomería Canul\nFontanero (plomero)\nTel. +52 999 555 0166',
  )
})
