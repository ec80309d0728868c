import { SIGNATURES } from '@predio/domain/files'
import { expect, it } from 'vitest'
import { pictureType } from '../../../supabase/functions/site-proxy/picture-type.ts'

function headOf(name: keyof typeof SIGNATURES): Uint8Array {
  const head = new Uint8Array(16)
  for (const { at, bytes } of SIGNATURES[name]) head.set(bytes, at)
  return head
}

// SITE-26 recognises a picture by its first bytes.
it.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['zip', undefined],
  ['ole', undefined],
] as const)(
  'a function recognises a %s by the same bytes as the rest of the product',
  (name, type) => {
    expect(pictureType(headOf(name))).toBe(type)
  },
)
