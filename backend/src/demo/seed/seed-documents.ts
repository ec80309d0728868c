import { randomBytes, randomUUID } from 'node:crypto'
import {
  CATEGORY_OF_TYPE,
  DEFAULT_MODEL,
  generatedMetadata,
  generatedPath,
} from '@predio/domain/documents'
import type { StoreFile } from '../accounts.ts'
import { DEMO_USER } from '../demo-user.ts'
import {
  DOCUMENTS,
  generatedDocuments,
  UPLOADS,
  type SampleDocument,
} from '../samples/documents.ts'
import { TEMPLATES } from '../samples/templates.ts'
import { writePdf } from '../samples/write-pdf.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

const PDF = 'application/pdf'
const TEXT = 'text/plain'

export async function seedDocuments(seeding: Seeding, storeFile: StoreFile): Promise<void> {
  const ids = new Map(
    [...TEMPLATES, ...DOCUMENTS, ...UPLOADS].map(({ name }) => [name, randomUUID()]),
  )
  const idOf = (name: string) => ids.get(name) ?? ''
  await seedTemplates(seeding, idOf)
  await seedWritten(seeding, idOf)
  await seedGenerated(seeding, storeFile)
  await seedUploads(seeding, idOf, storeFile)
  await seedShares(seeding, idOf)
}

type IdOf = (name: string) => string

async function seedTemplates({ tx, calendar }: Seeding, idOf: IdOf): Promise<void> {
  await insertRows(
    tx,
    'document_templates',
    TEMPLATES.map(({ name, category, description, content, variables, daysAgo }) => ({
      id: idOf(name),
      name,
      category,
      description,
      content,
      variables,
      created_at: calendar.at(-daysAgo, '09:15'),
      updated_at: calendar.at(-daysAgo, '09:15'),
    })),
  )
}

async function seedWritten({ tx, calendar, clientId, propertyId }: Seeding, idOf: IdOf) {
  await insertRows(
    tx,
    'documents',
    DOCUMENTS.map(({ name, category, status, content, client, property, template, daysAgo }) => ({
      id: idOf(name),
      name,
      type: TEXT,
      category,
      status,
      content,
      client_id: clientId(client),
      property_id: propertyId(property),
      template_id: template === undefined ? null : idOf(template),
      last_edited_at: calendar.at(-daysAgo, '10:30'),
      created_at: calendar.at(-daysAgo, '10:30'),
    })),
  )
  for (const { name, edited } of DOCUMENTS) {
    if (edited === undefined) continue
    await tx.query('update public.documents set content = $2 where id = $1', [idOf(name), edited])
  }
}

async function seedGenerated(
  { tx, calendar, clientId, propertyId }: Seeding,
  storeFile: StoreFile,
): Promise<void> {
  for (const sample of generatedDocuments(calendar.day)) {
    const { name, type, status, client, property, daysAgo, data, content } = sample
    const now = new Date(calendar.at(-daysAgo, '17:20'))
    const path = generatedPath(DEMO_USER, now, type)
    const bytes = new TextEncoder().encode(content)
    await storeFile(tx, { bucket: 'documents', key: path, owner: DEMO_USER, type: TEXT, bytes })
    const id = randomUUID()
    const madeAt = now.toISOString()
    const row = {
      id,
      name,
      type: TEXT,
      category: CATEGORY_OF_TYPE[type],
      status,
      url: path,
      content,
      client_id: clientId(client),
      property_id: propertyId(property),
      metadata: { ...generatedMetadata({ by: 'ai', data, content, path, now }) },
      last_edited_at: madeAt,
      created_at: madeAt,
    }
    await insertRows(tx, 'documents', [row])
    const answer = {
      type: 'generation' as const,
      template_type: type,
      content,
      metadata: { document_id: id, model: DEFAULT_MODEL },
      created_at: madeAt,
    }
    await insertRows(tx, 'document_ai_history', [answer])
  }
}

async function seedUploads(
  { tx, calendar, clientId, propertyId }: Seeding,
  idOf: IdOf,
  storeFile: StoreFile,
): Promise<void> {
  for (const upload of UPLOADS) {
    const { name, category, status, client, property, daysAgo, file, pages } = upload
    const uploadedAt = calendar.at(-daysAgo, '11:45')
    const key = `${DEMO_USER}/${Date.parse(uploadedAt)}-${file}`
    const bytes = writePdf(pages)
    await storeFile(tx, { bucket: 'documents', key, owner: DEMO_USER, type: PDF, bytes })
    const row = {
      id: idOf(name),
      name,
      type: PDF,
      category,
      status,
      url: key,
      client_id: clientId(client),
      property_id: propertyId(property),
      metadata: { originalName: file, size: bytes.length, type: PDF, uploadedAt },
      last_edited_at: uploadedAt,
      created_at: uploadedAt,
    }
    await insertRows(tx, 'documents', [row])
  }
}

async function seedShares(seeding: Seeding, idOf: IdOf): Promise<void> {
  for (const { name, client, shared: link } of [...DOCUMENTS, ...UPLOADS]) {
    if (link) await seedShare(seeding, idOf(name), client, link)
  }
}

/** The link's token is not stored, so nobody can open the link. */
async function seedShare(
  { tx, calendar, clientId }: Seeding,
  documentId: string,
  client: SampleDocument['client'],
  { daysAgo, days, views }: NonNullable<SampleDocument['shared']>,
): Promise<void> {
  const [made, opened] = [calendar.at(-daysAgo, '12:10'), calendar.before(-daysAgo + 1, '20:14')]
  const id = randomUUID()
  await insertRows(tx, 'document_shares', [
    {
      id,
      document_id: documentId,
      shared_with: clientId(client),
      token_hash: randomBytes(32).toString('hex'),
      expires_at: calendar.at(days - daysAgo, '23:59'),
      views,
      last_viewed_at: opened,
      created_at: made,
    },
  ])
  await tx.query(
    `update public.document_history set created_at = $2 where document_id = $1 and action = 'shared'`,
    [documentId, made],
  )
  await insertRows(tx, 'document_history', [
    {
      user_id: DEMO_USER,
      document_id: documentId,
      action: 'opened',
      details: { share_id: id },
      created_at: opened,
    },
  ])
}
