import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataFolder } from './server.ts'

interface ReceivedMail {
  kind: string
  text: string
  links: string[]
}

export async function latestMail(
  address: string,
  kind?: string,
  ofServer = dataFolder(),
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  const look = async () => (found = await findMail(address, kind, ofServer))
  await expect.poll(look, `a mail to ${address}`).toBeDefined()
  if (!found) throw new Error(`no mail to ${address}`)
  return found
}

async function findMail(
  address: string,
  kind: string | undefined,
  ofServer: string,
): Promise<ReceivedMail | undefined> {
  const folder = join(ofServer, 'outbox')
  const names = await readdir(folder).catch(() => [])
  for (const name of names
    .filter((each) => each.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const itsKind = /Z-(.+)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/.exec(name)?.[1] ?? ''
    if (kind && kind !== itsKind) continue
    const message = await readFile(join(folder, name), 'utf8')
    if (!message.includes(`\r\nTo: ${address}\r\n`)) continue
    const text = plainText(message)
    return { kind: itsKind, text, links: text.match(/https?:\/\/\S+/g) ?? [] }
  }
  return undefined
}

function plainText(message: string): string {
  const start = message.indexOf('Content-Type: text/plain')
  const [, body = ''] = message.slice(start).split('\r\n\r\n', 2)
  const base64 = body.split('\r\n--', 1)[0] ?? ''
  return Buffer.from(base64, 'base64').toString('utf8')
}
