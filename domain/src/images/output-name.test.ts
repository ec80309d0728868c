import { describe, expect, it } from 'vitest'
import { logoPath, outputName, processedPath, uniqueNames } from './output-name.ts'

describe('IMG-20 output names are sanitised and end in .jpg', () => {
  it.each([
    ['Fachada.png', 'fachada_instagram_feed.jpg'],
    ['Jardín y alberca (1).JPEG', 'jardin_y_alberca_1_instagram_feed.jpg'],
    ['../../etc/passwd', 'etc_passwd_instagram_feed.jpg'],
    ['casa.final.v2.jpg', 'casa_final_v2_instagram_feed.jpg'],
    ['sin extensión', 'sin_extension_instagram_feed.jpg'],
    ['日本.jpg', 'imagen_instagram_feed.jpg'],
    ['.png', 'imagen_instagram_feed.jpg'],
    ['', 'imagen_instagram_feed.jpg'],
    [`${'a'.repeat(300)}.jpg`, `${'a'.repeat(80)}_instagram_feed.jpg`],
  ])('the output of %s is named %s', (fileName, output) => {
    expect(outputName(fileName, 'instagram', 'feed')).toBe(output)
  })
})

it.each([
  [
    ['a.jpg', 'b.jpg'],
    ['a.jpg', 'b.jpg'],
  ],
  [
    ['a.jpg', 'a.jpg', 'a.jpg'],
    ['a.jpg', 'a_2.jpg', 'a_3.jpg'],
  ],
  [
    ['a_2.jpg', 'a.jpg', 'a.jpg'],
    ['a_2.jpg', 'a.jpg', 'a_3.jpg'],
  ],
  [
    ['a', 'a'],
    ['a', 'a_2'],
  ],
])('IMG-21 file names become unique: %j become %j', (names, unique) => {
  expect(uniqueNames(names)).toEqual(unique)
})

it('IMG-22 builds the storage paths of logos and processed images', () => {
  const now = new Date(1_763_200_000_000)
  expect(logoPath('u1', now, 'Mi Logo.png')).toBe('logos/u1/1763200000000-mi_logo.png')
  const output = outputName('Sala.jpg', 'facebook', 'cover')
  expect(processedPath(now, output)).toBe('processed/1763200000000-sala_facebook_cover.jpg')
})
