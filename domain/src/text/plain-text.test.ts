import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Casa d&#8217;Época', 'Casa d’Época'],
  ['jardín &#038; alberca', 'jardín & alberca'],
  ['Casa <em>nueva</em>', 'Casa nueva'],
  ['<p>Uno</p><p>Dos</p>', 'Uno Dos'],
  ['245&nbsp;m&sup2;', '245 m²'],
  ['&amp;#8217;', '’'],
  ['&#x2013; &ntilde; &Ntilde;', '– ñ Ñ'],
  ['a<script>alert(1)</script>b', 'a b'],
  ['a<script>alert(1)', 'a'],
  ['a<style>b{}</style >c', 'a c'],
  ['a<!-- <b>no</b> -->b', 'a b'],
  ['3 < 5 y 7 > 2', '3 < 5 y 7 > 2'],
  ['&lt;script&gt;', '<script>'],
  ['&#0;&#xD800;&#9999999;x', 'x'],
  ['&unknown; &', '&unknown; &'],
  ['a <img src=x onerror=alert(1)> b', 'a b'],
  ['sin cerrar <img src=x', 'sin cerrar'],
  ['', ''],
])('the HTML %s reads as %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

it('reads a million unclosed tags without delay', () => {
  expect(plainText('<script'.repeat(1_000_000))).toBe('')
  expect(plainText('<b '.repeat(1_000_000))).toBe('')
})
