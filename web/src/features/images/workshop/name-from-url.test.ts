import { expect, it } from 'vitest'
import { nameFromUrl } from './name-from-url.ts'

const ID = '0b0e4a5e-8c1f-4f0e-9a51-0c4e7a3f1d22'

it.each([
  ['https://casas.mx/wp-content/uploads/2026/10/casa-norte.jpg?w=800', 'casa-norte.jpg'],
  ['https://casas.mx/fotos/jard%C3%ADn.png', 'jardín.png'],
  ['https://casas.mx/fotos/100%.png', '100%.png'],
  ['https://casas.mx/', 'foto'],
  [`${ID}/${ID}/${ID}.jpg`, `${ID}.jpg`],
])('the file name of %s is %s', (address, name) => {
  expect(nameFromUrl(address)).toBe(name)
})
