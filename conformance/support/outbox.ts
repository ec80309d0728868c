import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EmailOtpType } from '@supabase/supabase-js'
import { vi } from 'vitest'
import { dataDir } from './context.ts'
import { SOON } from '../../test-support/soon.ts'

export interface Mail {
  headers: string
  text: string
  code: string
  link: URL
  tokenHash: string
  type: EmailOtpType
}

const NOTICE =
  /-(welcome|password-changed|email-changed|email-taken|already-registered|new-device)-/

export function mailsTo(email: string, dataFolder = dataDir): Mail[] {
  return listFiles(join(dataFolder, 'outbox'))
    .map((path) => ({ written: statSync(path).mtimeMs, source: readFileSync(path, 'utf8') }))
    .toSorted((a, b) => a.written - b.written)
    .map(({ source }) => parse(source))
    .filter(({ headers }) => headers.toLowerCase().includes(email.toLowerCase()))
}

export async function mailTo(email: string, count = 1, dataFolder = dataDir): Promise<Mail> {
  return vi.waitFor(() => {
    const mails = mailsTo(email, dataFolder)
    const newest = mails.at(-1)
    if (!newest || mails.length < count) throw new Error(`no mail to ${email} yet`)
    return newest
  }, SOON)
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml') && !NOTICE.test(name))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

function parse(source: string): Mail {
  const [headers, text] = decode(source.replaceAll('\r\n', '\n'))
  const found = /https?:\/\/[^\s"<>]+\/confirmar\?[^\s"<>]+/.exec(text)?.[0] ?? 'about:blank'
  const link = new URL(found.replaceAll('&amp;', '&'))
  return {
    headers,
    text,
    code: /(?<![\w#/=-])\d{6}(?![\w-])/.exec(text)?.[0] ?? '',
    link,
    tokenHash: link.searchParams.get('token_hash') ?? '',
    type: link.searchParams.get('type') ?? '',
  }
}

export function verifyPath({ tokenHash, type }: Mail, redirectTo = ''): string {
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo })
  return `/auth/v1/verify?${query.toString()}`
}

function decode(source: string): [headers: string, text: string] {
  const end = source.indexOf('\n\n')
  const headers = source.slice(0, end).replaceAll(/\n[ \t]+/g, ' ')
  const body = source.slice(end + 2)
  const boundary = /boundary="?([^";\s]+)"?/i.exec(headers)?.[1]
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return [headers, parts.map((part) => decode(part.replace(/^\n/, ''))[1]).join('\n')]
  }
  if (/transfer-encoding:\s*base64/i.test(headers))
    return [headers, Buffer.from(body, 'base64').toString('utf8')]
  if (/transfer-encoding:\s*quoted-printable/i.test(headers))
    return [headers, fromQuotedPrintable(body)]
  return [headers, body]
}

function fromQuotedPrintable(body: string): string {
  const bytes = body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
