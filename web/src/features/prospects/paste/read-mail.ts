import {
  MAX_PASTED_TEXT,
  type PastedFacts,
  portalIn,
  readPastedText,
  sendsForOthers,
} from '@predio/domain/prospects'
import { plainText } from '@predio/domain/text'
import type { Address, Email } from 'postal-mime'

/** Mail servers let no larger mails through. */
const MAX_MAIL_BYTES = 25 * 1024 * 1024
/** The text stands before the attachments, and reading all of them would block the page. */
const READ_BYTES = 1024 * 1024
const MAX_MAIL_PARTS = 100

type MailFault = 'too-large' | 'too-many-parts' | 'unreadable'
export type ReadMail = { facts: PastedFacts } | { fault: MailFault }

const PART = /^content-type:/gim
const LINE_END = /<(?:br|\/p|\/div|\/tr|\/td|\/th|\/li|\/h\d)\b/gi
const BREAK = '\ue000'

/** PROS-52: the reader of mails is loaded with the first one. */
export async function readMail(file: Blob): Promise<ReadMail> {
  if (file.size > MAX_MAIL_BYTES) return { fault: 'too-large' }
  const raw = new Uint8Array(await file.slice(0, READ_BYTES).arrayBuffer())
  const parts = new TextDecoder('latin1').decode(raw).match(PART)?.length ?? 0
  if (parts > MAX_MAIL_PARTS) return { fault: 'too-many-parts' }
  const { default: PostalMime } = await import('postal-mime')
  try {
    const facts = factsOf(await PostalMime.parse(raw, { maxNestingDepth: 20 }))
    return Object.values(facts).some((fact) => fact !== undefined)
      ? { facts }
      : { fault: 'unreadable' }
  } catch {
    return { fault: 'unreadable' }
  }
}

function factsOf(mail: Email): PastedFacts {
  const { subject, text, html = '' } = mail
  const facts = readPastedText(text?.trim() ? text : linesOf(html.slice(0, MAX_PASTED_TEXT * 10)))
  const sender = [...(mail.replyTo ?? []), mail.from].find(isPerson)
  if (sender?.address !== undefined) facts.email ??= sender.address
  if (sender?.name) facts.name ??= sender.name
  if (subject) facts.listing ??= subject
  facts.source ??= portalIn(mail.from?.address ?? '')
  return facts
}

function isPerson(sender: Address | undefined): boolean {
  return sender?.address !== undefined && !sendsForOthers(sender.address)
}

function linesOf(html: string): string {
  return plainText(html.replaceAll(LINE_END, `${BREAK}$&`)).replaceAll(BREAK, '\n')
}
