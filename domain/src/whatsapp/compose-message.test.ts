import { describe, expect, it } from 'vitest'
import { whatsappLink, whatsappMessageSchema } from './compose-message.ts'
import { WHATSAPP_MESSAGES as say } from './messages.ts'

it('WHATSAPP-01 (section 7) the default greeting', () => {
  expect(say.greeting('Ana')).toBe('Hola Ana, ¿cómo estás?')
})

it('WHATSAPP-02 (section 7) the text that shares a document', () => {
  expect(say.shareDocument('Contrato', 'https://predio.mx/c/1')).toBe(
    'Te comparto el documento "Contrato". Puedes acceder a él aquí: https://predio.mx/c/1',
  )
})

describe('WHATSAPP-03 (section 4) outbound and sent', () => {
  it('by default', () => {
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
    ['  ', say.contentMissing],
    ['a'.repeat(4097), say.contentLong],
  ])('a text that is missing or too long is refused', (content, message) => {
    expect(whatsappMessageSchema.safeParse({ content }).error?.issues[0]?.message).toBe(message)
  })
})

it.each([
  ['+5219991234567', 'https://wa.me/529991234567?text=Hola'],
  ['12', null],
  [null, null],
])('WHATSAPP-04 (design section 5) %s opens %s', (whatsapp, url) => {
  expect(whatsappLink({ whatsapp }, 'Hola')).toBe(url)
})
