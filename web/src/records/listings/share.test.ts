import { expect, it } from 'vitest'
import { property } from '../../../../domain/src/properties/testing/property.ts'
import { shareUrl } from './share.ts'

it('PROP-40 reaches WhatsApp unchanged', () => {
  const url = new URL(shareUrl(property({ title: 'Casa 50% & más #1 \uD83C' })))
  expect(url.origin + url.pathname).toBe('https://wa.me/')
  expect(url.searchParams.get('text')).toMatch(/^Casa 50% & más #1 \uFFFD\n/)
})
