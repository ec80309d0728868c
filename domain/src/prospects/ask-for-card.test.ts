import { expect, it } from 'vitest'
import { cardRequest, readCardReply } from './ask-for-card.ts'

it.each([
  [
    'an object in words',
    'Claro: {"name": " Ana Pech ", "phone": "999 123 4567", "notes": "Notaría 5"}',
    { name: 'Ana Pech', phone: '999 123 4567', message: 'Notaría 5' },
  ],
  ['an empty object', '{"name": "", "phone": 5}', null],
  ['no object', 'No veo ninguna tarjeta', null],
  ['a broken object', '{"name": ', null],
])('PROS-55 reads the model’s answer with %s', (_, reply, facts) => {
  expect(readCardReply(reply)).toEqual(facts)
})

it('PROS-55 the request to the model has the picture and no other data of the agent', () => {
  const body = JSON.stringify(cardRequest('data:image/jpeg;base64,AAAA', 'gpt'))
  expect(body).toContain('"image_url":{"url":"data:image/jpeg;base64,AAAA"}')
})
