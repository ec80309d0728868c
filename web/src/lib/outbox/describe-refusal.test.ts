import { expect, it } from 'vitest'
import { describeRefusal } from './describe-refusal.ts'

const TEXTS = { saveFailed: 'No se guardó', gone: 'Ya no existe', duplicate: 'Ya hay otro igual' }

it.each([
  [
    { code: 'P0001', hint: 'quota', message: 'Tu cuenta llegó a su límite' },
    'Tu cuenta llegó a su límite',
  ],
  [
    { status: 400, code: '413', quota: 'Tu cuenta llegó a su límite' },
    'Tu cuenta llegó a su límite',
  ],
  [{ code: '23503' }, 'El cliente o la propiedad que tenía ya no existe.'],
  [{ code: '23505' }, 'Ya hay otro igual'],
  [{ code: '23514' }, 'No se guardó'],
  [undefined, 'No se guardó'],
])('OUT-05 explains why %o was refused', (error, text) => {
  expect(describeRefusal(error, TEXTS)).toBe(text)
})
