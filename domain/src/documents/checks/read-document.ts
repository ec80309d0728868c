import { foldForSearch } from '../../text/index.ts'
import type { Block } from '../markdown/ast.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { blockText, inlineText } from '../markdown/to-plain-text.ts'
import { MONTHS } from '../words/date-in-words.ts'

const MONTH = `(?:${MONTHS.join('|')}|setiembre)`
const DATE_TEXT = [
  String.raw`\d{1,2}(?:[º°]|r?o|ero)?\s+(?:\([^)\n]{0,40}\)\s+)?(?:días\s+)?de(?:l mes de)?\s+${MONTH}(?:\s+del?)?(?:\s+año)?\s+\d{4}`,
  String.raw`[a-záéíóúñ]{3,15}\s+de\s+${MONTH}\s+de(?:l año)?\s+(?:dos\s+)?mil`,
  String.raw`\d{1,2}[/-]\d{1,2}[/-]\d{4}`,
  String.raw`\d{4}-\d{2}-\d{2}`,
].join('|')

export interface ReadDocument {
  paragraphs: string[]
  text: string
  folded: string
  signatures: number
}

export function readDocument(content: string): ReadDocument {
  return readBlocks(parseMarkdown(content))
}

export function readBlocks(blocks: readonly Block[]): ReadDocument {
  const paragraphs = blocks
    .filter(({ type }) => type !== 'rule')
    .map((block) =>
      block.type === 'signature' ? block.lines.map(inlineText).join('\n') : blockText(block),
    )
  const text = paragraphs.join('\n\n')
  const lines = blocks.filter(({ type }) => type === 'signature').length
  const inline = text.match(/firma[^\n_]{0,60}_{5,}/gi)?.length ?? 0
  return { paragraphs, text, folded: foldForSearch(text), signatures: lines + inline }
}

export function hasDate(text: string): boolean {
  return new RegExp(DATE_TEXT, 'iu').test(text)
}

export function countDates(text: string): number {
  return text.match(new RegExp(DATE_TEXT, 'giu'))?.length ?? 0
}

/** The lookbehind excludes the '100' of '00/100 M.N.'. */
const AMOUNT =
  /\$\s?(\d[\d,]{0,20}(?:\.\d+)?)|(?<![\d,./])(\d[\d,]{0,20}(?:\.\d+)?)\s(?:pesos|MXN|M\.N\.)/g

function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, signed, named]) =>
    Number((signed ?? named ?? '').replaceAll(',', '')),
  )
}

export function hasAmount(text: string): boolean {
  return amountsIn(text).some((pesos) => pesos > 0)
}

export function mentionsAmount({ text }: ReadDocument, pesos: number): boolean {
  return amountsIn(text).includes(pesos)
}

export function mentions(document: ReadDocument, name: string): boolean {
  const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return squeeze(document.folded).includes(squeeze(foldForSearch(name)))
}

interface Signing {
  hasPlace: boolean
  hasDate: boolean
}

const SIGNED =
  /suscri(?!pt)|expedi(?:ción|d[oa])|firm(?:an|amos|o|ad[oa] en)\b|lugar y fecha|fecha y lugar|se celebra/i
const PROPER = String.raw`\p{Lu}[\p{L}.]*(?:\s+(?:(?:de|del|la|las|los|el)\s+){0,2}\p{Lu}[\p{L}.]*){0,5}`
const PLACE = new RegExp(
  String.raw`(?:\b(?:[Ee]n|EN)\s+(?:(?:la|LA|el|EL)\s+(?:ciudad|CIUDAD|municipio|MUNICIPIO)\s+(?:de|DE)\s+)?|:\s*|^\s*)${PROPER}(?:,|\s+(?:al?|el)\b|\s*$)`,
  'u',
)
const MAX_SIGNING_LINE = 80

export function findSigning(paragraphs: readonly string[]): Signing {
  const lines = paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .map((line) => {
      const date = new RegExp(DATE_TEXT, 'iu').exec(line)
      const saysSo = SIGNED.test(line)
      const hasPlace = (saysSo || date !== null) && PLACE.test(line.slice(0, date?.index))
      return { line, saysSo, hasDate: date !== null, hasPlace }
    })
  return (
    lines.find(({ hasDate, hasPlace }) => hasDate && hasPlace) ??
    lines.find(({ saysSo, hasDate, hasPlace }) => saysSo && (hasDate || hasPlace)) ??
    lines.find(({ line, hasDate }) => hasDate && line.length < MAX_SIGNING_LINE) ?? {
      hasDate: false,
      hasPlace: false,
    }
  )
}
