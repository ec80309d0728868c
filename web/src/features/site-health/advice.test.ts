import { expect, it } from 'vitest'
import { describeDetail } from './advice.ts'

it.each([
  ['few-photos', '0', 'Sin fotos'],
  ['few-photos', '1', '1 foto'],
  ['few-photos', '4', '4 fotos'],
  ['duplicated', '#12, #40', 'También publicada como #12, #40'],
  ['leaked-data', 'meta.owner_phone', 'Campos: meta.owner_phone'],
  ['no-price', null, null],
  [
    'no-price',
    '3.5',
    'Dice «3.5», que no se pudo leer como precio: aquí se muestra «Precio a consultar».',
  ],
] as const)('the advice for %s with %j says %j', (issue, detail, text) => {
  expect(describeDetail(issue, detail)).toBe(text)
})
