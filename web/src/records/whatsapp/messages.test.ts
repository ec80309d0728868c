import { expect, it } from 'vitest'
import { unfilledText } from './messages.ts'

it.each([
  [['precio'], 'Falta un dato: cambia {{precio}} antes de enviar.'],
  [['propiedad', 'precio'], 'Faltan datos: cambia {{propiedad}}, {{precio}} antes de enviar.'],
])('WHATSAPP-08 a message without %j says that the value is missing', (names, text) => {
  expect(unfilledText(names)).toBe(text)
})
