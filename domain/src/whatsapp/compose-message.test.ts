import { describe, expect, it } from 'vitest'
import { whatsappMessageSchema } from './compose-message.ts'
import { WHATSAPP_MESSAGES as texts } from './messages.ts'
import { whatsappLink, whatsappNumber } from './whatsapp-link.ts'

it('WHATSAPP-01 a message greets the client by first name by default', () => {
  expect(texts.greeting('Ana')).toBe('Hola Ana, ¿cómo estás?')
})

it('WHATSAPP-02 a message shares a document by its name and link', () => {
  expect(texts.shareDocument('Contrato', 'https://predio.mx/c/1')).toBe(
    'Te comparto el documento "Contrato". Puedes acceder a él aquí: https://predio.mx/c/1',
  )
})

describe('WHATSAPP-03 records a message', () => {
  it('a message is recorded as outbound and sent', () => {
    const record = whatsappMessageSchema.parse({
      content: ' Hola ',
      metadata: { document_id: '1' },
    })
    expect(record).toEqual({
      client_id: null,
      property_id: null,
      opportunity_id: null,
      template_id: null,
      direction: 'outbound',
      status: 'sent',
      content: 'Hola',
      metadata: { document_id: '1' },
    })
  })

  it.each([
    ['  ', 'Escribe el mensaje'],
    ['a'.repeat(4097), 'El mensaje no puede exceder los 4096 caracteres'],
  ])('a message that is empty or over 4096 characters is refused', (content, message) => {
    expect(whatsappMessageSchema.safeParse({ content }).error?.issues[0]?.message).toBe(message)
  })
})

it.each([
  ['+5219991234567', 'https://wa.me/529991234567?text=Hola'],
  ['12', null],
  [null, null],
])('WHATSAPP-04 a message to %s opens %s', (whatsapp, url) => {
  expect(whatsappLink({ whatsapp }, 'Hola')).toBe(url)
})

it.each([
  ['+529991234567', '+529990000000', '+529991234567'],
  [null, '+529990000000', '+529990000000'],
  [null, null, null],
])('WHATSAPP-12 with WhatsApp %s and telephone %s the number is %s', (whatsapp, phone, number) => {
  expect(whatsappNumber({ whatsapp, phone })).toBe(number)
  expect(whatsappLink({ whatsapp, phone }, 'Hola') === null).toBe(number === null)
})
