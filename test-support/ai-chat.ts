import type { Said } from './ai-message.ts'

interface Listed {
  id: number
  title: string
  price: number | string | null
}

const RECOMMENDED = 2

/**
 * Answers like a model. The listings of the prompt are read, and the question decides the answer: 'Repite: …' is repeated, and 'Usa
 * book_visit con {…}' calls that tool with exactly these arguments.
 */
export function chat(system: string, user: string, hasTools: boolean): Said {
  const repeated = /^Repite: ([^]*)$/.exec(user)?.[1]
  if (repeated !== undefined) return { text: repeated }
  const [, name, given] = /^Usa (\w+) con ([^]*)$/.exec(user) ?? []
  if (hasTools && name !== undefined && given !== undefined) {
    return { text: '', call: { name, arguments: given } }
  }
  return { text: recommend(readListings(system)) }
}

function recommend(listings: readonly Listed[]): string {
  if (listings.length === 0) return 'No veo propiedades en tu pantalla.'
  const lines = listings
    .slice(0, RECOMMENDED)
    .map(({ id, title, price }) => `- **${title}** [#${id}]: ${describePrice(price)}`)
  return ['Estas son las que más se acercan a lo que buscas:', '', ...lines].join('\n')
}

function describePrice(price: Listed['price']): string {
  if (price === null) return 'no tengo su precio'
  return typeof price === 'string' ? price : `$${price.toLocaleString('es-MX')}`
}

function readListings(system: string): Listed[] {
  const [, lines = ''] = /<propiedades>\n([^]*)\n<\/propiedades>/.exec(system) ?? []
  return lines
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Listed)
}
