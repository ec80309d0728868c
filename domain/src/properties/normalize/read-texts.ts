import { plainText, shorten } from '../../text/index.ts'
import { firstOf, type Source } from '../source/read-source.ts'
import { own } from '../source/json.ts'
import { toText } from '../source/unwrap.ts'
import { UNTITLED } from '../messages.ts'

export interface ReadTexts {
  title: string
  description: string
  summary: string
}

const MAX_TITLE = 300
const MAX_DESCRIPTION = 100_000
const MAX_SUMMARY = 300

export function readTexts(source: Source): ReadTexts {
  const { record } = source
  const title = toText(own(record, 'title')) || toText(own(record, 'post_title')) || UNTITLED
  const html = htmlOf(own(record, 'content')) || (firstOf(source, 'description', toHtml) ?? '')
  const description = html.slice(0, MAX_DESCRIPTION)
  const text = plainText(description.slice(0, 6000)) || plainText(htmlOf(own(record, 'excerpt')))
  return { title: shorten(title, MAX_TITLE), description, summary: shorten(text, MAX_SUMMARY) }
}

function htmlOf(value: unknown): string {
  return toHtml(own(value, 'rendered') ?? value) ?? ''
}

function toHtml(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
