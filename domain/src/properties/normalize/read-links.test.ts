import { expect, it } from 'vitest'
import { absoluteUrl } from './read-links.ts'

it.each([
  ['//cdn.casas.mx/a.jpg', 'https://casas.mx', 'https://cdn.casas.mx/a.jpg'],
  // If the site itself has no https, https would lead nowhere.
  ['//cdn.casas.mx/a.jpg', 'http://casas.mx', 'http://cdn.casas.mx/a.jpg'],
  ['https://cdn.casas.mx/a.jpg', 'http://casas.mx', 'https://cdn.casas.mx/a.jpg'],
  ['/wp-content/a.jpg', 'http://casas.mx/blog', 'http://casas.mx/wp-content/a.jpg'],
  ['wp-content/a.jpg', 'https://casas.mx/blog/', 'https://casas.mx/blog/wp-content/a.jpg'],
])('PROP-12 resolves the address %s on the site %s to %s', (text, siteUrl, url) => {
  expect(absoluteUrl(text, siteUrl)).toBe(url)
})
