import { expect, type Locator, type Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import type { TablesInsert } from '../../domain/src/database/index.ts'
import { admin, clientOf, createPerson, signIn, type Account } from './people.ts'

type NewDocument = Partial<TablesInsert<'documents'>>

export interface SampleFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A person with these written documents, in the section Documentos. */
export async function enterDocuments(
  page: Page,
  documents: readonly NewDocument[] = [],
): Promise<Account> {
  const person = await createPerson()
  if (documents.length > 0) await addDocuments(person, documents)
  await signIn(page, person)
  await openDocuments(page)
  return person
}

export async function openDocuments(page: Page): Promise<void> {
  // In the sidebar of a desk, in the bar at a phone's foot.
  await page
    .getByRole('button', { name: 'Documentos', exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Tus documentos' })).toBeVisible()
}

/** Ids in the order given. */
export async function addDocuments(
  person: Account,
  documents: readonly NewDocument[],
): Promise<string[]> {
  const api = await clientOf(person)
  const rows = documents.map((document) => ({
    // Of several rows the API sends every column that one of them has.
    name: 'Contrato',
    category: 'contract' as const,
    status: 'active' as const,
    type: 'text/plain',
    content: '# Contrato\n\nEntre las partes.',
    ...document,
  }))
  const { data } = await api.from('documents').insert(rows).select('id').throwOnError()
  return data.map(({ id }) => id)
}

/** What the person has: files in storage and records, with their versions and history. */
export async function storedOf(person: Account) {
  const [files, records, versions, history] = await Promise.all([
    admin().storage.from('documents').list(person.id),
    admin()
      .from('documents')
      .select('name, type, category, status, url, client_id, metadata')
      .eq('user_id', person.id)
      .throwOnError(),
    admin().from('document_versions').select('version').eq('user_id', person.id).throwOnError(),
    admin()
      .from('document_history')
      .select('action, performed_by')
      .eq('user_id', person.id)
      .order('created_at')
      .throwOnError(),
  ])
  if (files.error) throw files.error
  return {
    files: files.data.map(({ name }) => name),
    records: records.data,
    versions: versions.data.map(({ version }) => version),
    history: history.data.map(({ action }) => action),
  }
}

/** Rows at a desk. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

export async function chooseFile(page: Page, file: SampleFile | SampleFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Elegir|Cambiar) archivo$/ }).click()
  await (await chooser).setFiles(file)
}

/** Pages of one line each, as small as a reader accepts them. */
export function pdfFile(name = 'contrato.pdf', lines = ['Contrato de arrendamiento']): SampleFile {
  const font = 3
  const pages = lines.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...lines.flatMap((line, index) => {
      const stream = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export function docxFile(name = 'solicitud.docx'): SampleFile {
  const body = `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Solicitud de arrendamiento</w:t></w:r></w:p><w:p><w:r><w:t>Señor Núñez,</w:t></w:r><w:r><w:t xml:space="preserve"> pido la casa.</w:t></w:r></w:p>`
  const files = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
    ),
  }
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(zipSync(files)),
  }
}

export function odtFile(name = 'recibo.odt'): SampleFile {
  const mimeType = 'application/vnd.oasis.opendocument.text'
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text><text:h>Recibo de renta</text:h><text:p>Recibí de Zoé<text:s text:c="2"/>Pech</text:p></office:text></office:body></office:document-content>`
  const files = zipSync({
    mimetype: [strToU8(mimeType), { level: 0 }],
    'content.xml': strToU8(content),
  })
  return { name, mimeType, buffer: Buffer.from(files) }
}

export function docFile(name = 'viejo.doc'): SampleFile {
  const buffer = Buffer.alloc(4000)
  buffer.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return { name, mimeType: 'application/msword', buffer }
}
