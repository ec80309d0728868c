import { decodeEntities } from './decode-entities.ts'

const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe'])
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
])
const TAG = /<(?:!--|(\/?)([a-z][a-z0-9]*)|[!?])/iy

/** Tags are removed before entities are decoded, so that `&lt;b&gt;` stays readable. */
export function plainText(html: string): string {
  return decodeEntities(withoutTags(html)).replace(/\s+/g, ' ').trim()
}

/** A regular expression would take quadratic time for a hostile page of unclosed tags. */
function withoutTags(html: string): string {
  let text = ''
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    if (open === -1) return text + html.slice(at)
    text += html.slice(at, open)
    TAG.lastIndex = open
    const tag = TAG.exec(html)
    if (!tag) {
      text += '<'
      at = open + 1
      continue
    }
    const name = tag[2]?.toLowerCase() ?? ''
    if (!INLINE.has(name)) text += ' '
    const next = tag[1] === '' && HIDDEN.has(name) ? afterElement(html, name, open) : undefined
    at = next ?? afterTag(html, tag[0] === '<!--' ? '-->' : '>', open)
  }
}

function afterTag(html: string, end: string, from: number): number {
  const close = html.indexOf(end, from)
  return close === -1 ? html.length : close + end.length
}

function afterElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  return found ? afterTag(html, '>', found.index) : html.length
}
