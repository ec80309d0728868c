export interface LockedPackage {
  license?: string
  dev?: boolean
  link?: boolean
}

/** These licences only require that their own text is included; some are for fonts. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
])

/** Tools that do not become part of Predio may have these licences too. */
const ALLOWED_FOR_TOOLS = new Set([...ALLOWED, 'MPL-2.0', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0'])

/** The lock file names no licence for these packages; a person read them. */
const READ_BY_HAND: Record<string, string> = { 'png-js': 'MIT' }

export function judgeLicences(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (link || !path.includes('node_modules/')) return []
    const licence = license ?? READ_BY_HAND[name]
    if (licence === undefined) return [`${name} names no licence`]
    const isAllowed = allows(licence, dev ? ALLOWED_FOR_TOOLS : ALLOWED)
    return isAllowed ? [] : [`${name} is under ${licence}`]
  })
}

/** The packages use only SPDX expressions with one kind of operator. */
function allows(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replaceAll(/[()]/g, '').trim()
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => allowed.has(part.trim()))
  return bare.split(' AND ').every((part) => allowed.has(part.trim()))
}
