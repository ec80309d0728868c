import type { Mail } from './mailer.ts'

interface Envelope {
  from: string
  mail: Mail
  date: Date
  id: string
}

const CRLF = '\r\n'
/** RFC 2047 allows 75 characters in an encoded word. The base64 of 45 bytes is shorter than this. */
const ENCODED_WORD_BYTES = 45

export function renderMessage({ from, mail, date, id }: Envelope): string {
  const boundary = `predio-${id}`
  return [
    `From: ${encodeAddress(from)}`,
    `To: ${oneLine(mail.to)}`,
    `Subject: ${encodeText(mail.subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${domainOf(from)}>`,
    'MIME-Version: 1.0',
    'Auto-Submitted: auto-generated',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join(CRLF)
}

function part(boundary: string, type: string, content: string): string[] {
  const base64 = Buffer.from(content.replace(/\r?\n/g, CRLF), 'utf8').toString('base64')
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64.match(/.{1,76}/g) ?? []),
  ]
}

function encodeAddress(address: string): string {
  const match = /^(.*?)\s*<([^<>]+)>$/.exec(oneLine(address))
  if (!match) return oneLine(address)
  const name = (match[1] ?? '').replaceAll('"', '')
  return `${/^[\w .-]*$/.test(name) ? name : encodeText(name)} <${match[2]}>`
}

function encodeText(text: string): string {
  const line = oneLine(text)
  if (/^[\x20-\x7e]*$/.test(line)) return line
  const words: string[] = []
  let word = ''
  for (const character of line) {
    if (Buffer.byteLength(word + character) > ENCODED_WORD_BYTES) {
      words.push(word)
      word = ''
    }
    word += character
  }
  words.push(word)
  return words
    .map((each) => `=?UTF-8?B?${Buffer.from(each, 'utf8').toString('base64')}?=`)
    .join(`${CRLF} `)
}

function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ')
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost'
}
