import { MAX_PHOTOS, parseAddress } from '../properties/index.ts'
import { decodeEntities, foldForSearch, plainText } from '../text/index.ts'
import type { ListingCells } from './fields.ts'
import { readJsonLd } from './read-json-ld.ts'
import { readListingText } from './read-listing-text.ts'

export type ReadPage =
  | { kind: 'listing'; cells: ListingCells }
  | { kind: 'login' }
  | { kind: 'nothing' }

const MAX_BLOCKS = 50
const ATTRIBUTES = {
  property: attributePattern('property'),
  name: attributePattern('name'),
  content: attributePattern('content'),
}
const MAX_TAG = 4000

/**
 * LIMP-09 and LIMP-27: JSON-LD takes precedence, then Open Graph data, then the texts of both. A page that asks the visitor to sign in, or
 * that contains no listing, gets a result of its own.
 */
export function readListingPage(html: string, address: string): ReadPage {
  const metas = readMetas(html)
  const linked = readJsonLd(scriptsOf(html))
  const title = linked.title ?? metas.get('og:title')?.[0] ?? titleOf(html)
  const description =
    linked.description ?? metas.get('og:description')?.[0] ?? metas.get('description')?.[0]
  const price = metas.get('product:price:amount')?.[0] ?? metas.get('og:price:amount')?.[0]
  const currency = metas.get('product:price:currency')?.[0] ?? metas.get('og:price:currency')?.[0]
  const said = readListingText([title, description].filter(Boolean).join('\n'))
  const cells: ListingCells = {
    ...said,
    ...(price !== undefined && { price, ...(currency !== undefined && { currency }) }),
    ...linked,
  }
  if (linked.price !== undefined || price !== undefined) {
    delete cells.sale_price
    delete cells.rent_price
  }
  const hasFacts = [
    cells.price,
    cells.sale_price,
    cells.rent_price,
    cells.bedrooms,
    cells.area,
    cells.land_area,
  ].some(Boolean)
  if (asksToSignIn(html) && !hasFacts) return { kind: 'login' }
  if (!hasFacts && cells.type === undefined) return { kind: 'nothing' }
  const photos = [
    ...(linked.photos?.split(' ') ?? []),
    ...(metas.get('og:image') ?? []),
    ...(metas.get('og:image:url') ?? []),
  ]
    .map((photo) => parseAddress(photo, address)?.href)
    .filter((photo) => photo !== undefined)
  if (photos.length > 0) cells.photos = [...new Set(photos)].slice(0, MAX_PHOTOS).join(' ')
  if (title !== undefined) cells.title = title
  if (description !== undefined) cells.description = description
  else delete cells.description
  return { kind: 'listing', cells }
}

function asksToSignIn(html: string): boolean {
  for (const { tag } of tagsOf(html, /<input(?=[\s/>])/gi)) {
    if (/\stype\s*=\s*["']?password/i.test(tag)) return true
  }
  return /\b(?:iniciar? sesion|inicia sesion|log ?in|sign in|acceder)\b/.test(
    foldForSearch(titleOf(html) ?? ''),
  )
}

function titleOf(html: string): string | undefined {
  const open = html.search(/<title\b/i)
  if (open === -1) return undefined
  const part = html.slice(open, open + 2000)
  return plainText(part.slice(part.indexOf('>') + 1).split(/<\/title/i)[0] ?? '') || undefined
}

function readMetas(html: string): Map<string, string[]> {
  const metas = new Map<string, string[]>()
  for (const { tag } of tagsOf(html, /<meta(?=[\s/>])/gi)) {
    const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name')
    const content = attributeOf(tag, 'content')?.trim()
    if (name === undefined || !content) continue
    const key = name.toLowerCase()
    const contents = metas.get(key)
    if (contents) contents.push(content)
    else metas.set(key, [content])
  }
  return metas
}

/** Each tag is searched from the end of the previous one, so that a hostile page of unclosed tags takes linear time too. */
function* tagsOf(html: string, open: RegExp): Generator<{ tag: string; end: number }> {
  for (let found = open.exec(html); found; found = open.exec(html)) {
    const end = html.indexOf('>', found.index) + 1
    if (end === 0) return
    if (end - found.index <= MAX_TAG) yield { tag: html.slice(found.index, end), end }
    open.lastIndex = end
  }
}

function attributeOf(tag: string, name: keyof typeof ATTRIBUTES): string | undefined {
  const found = ATTRIBUTES[name].exec(tag)
  return found ? decodeEntities(found[1] ?? found[2] ?? found[3] ?? '') : undefined
}

function attributePattern(name: string): RegExp {
  return new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))`, 'i')
}

function scriptsOf(html: string): string[] {
  const scripts: string[] = []
  let last = 0
  for (const { tag, end } of tagsOf(html, /<script(?=[\s/>])/gi)) {
    if (end < last || !/ld\+json/i.test(tag)) continue
    last = html.indexOf('</script', end)
    if (last === -1 || scripts.length >= MAX_BLOCKS) break
    scripts.push(html.slice(end, last))
  }
  return scripts
}
