import type { Account, Accounts } from './accounts.ts'
import { addClients } from './clients.ts'
import { publishNotice } from './notices.ts'

const PDF = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' })
/** The smallest JPEG consists of these first and last bytes. */
const JPEG = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' })
const OPEN = '57a60000-0000-4000-8000-000000000001'
const WON = '57a60000-0000-4000-8000-000000000006'

export interface ClientData {
  person: Account
  clientId: string
  fileName: string
  path: string
  photoName: string
}

export async function addClientData(
  accounts: Accounts,
  person: Account,
  { isWon = false } = {},
): Promise<ClientData> {
  const admin = accounts.admin()
  const [clientId = '', otherId = ''] = await addClients(accounts, person, [
    { first_name: 'Valeria', last_name: 'Pech', whatsapp: '+529991234567' },
    { first_name: 'OTRA', last_name: 'PERSONA', whatsapp: null },
  ])
  const { id: noticeId } = await publishNotice(accounts, person)
  const own = { user_id: person.id, client_id: clientId }
  const fileName = 'contrato.pdf'
  const path = `${person.id}/${fileName}`
  const noteId = crypto.randomUUID()
  const photoName = `${noteId}/${crypto.randomUUID()}.jpg`
  const photo = `${person.id}/${photoName}`
  const { storage } = await accounts.clientOf(person)
  for (const { error } of [
    await storage.from('documents').upload(path, PDF),
    await storage.from('notes').upload(photo, JPEG),
    await storage.from('notes').upload(photo.replace('.jpg', '-480.jpg'), JPEG),
  ])
    if (error) throw error
  const { data: property } = await admin
    .from('properties')
    .insert({ user_id: person.id, title: 'Casa en Altabrisa', price: 2_000_000 })
    .select('id')
    .single()
    .throwOnError()
  const { data: deal } = await admin
    .from('opportunities')
    .insert({
      ...own,
      stage_id: isWon ? WON : OPEN,
      notes: 'Notas de Valeria',
      ...(isWon && { closed_amount: 2_000_000 }),
    })
    .select('id')
    .single()
    .throwOnError()
  const { data: document } = await admin
    .from('documents')
    .insert({ ...own, name: 'Contrato de Valeria', type: 'application/pdf', url: path })
    .select('id')
    .single()
    .throwOnError()
  const { data: selection } = await admin
    .from('selections')
    .insert({ ...own, title: 'Casas para Valeria', token_hash: newHash() })
    .select('id')
    .single()
    .throwOnError()
  const moment = new Date().toISOString()
  await Promise.all([
    admin
      .from('client_preferences')
      .insert({ ...own, locations: ['Altabrisa'] })
      .throwOnError(),
    admin
      .from('client_consents')
      .insert({ ...own, notice_id: noticeId, method: 'paper' })
      .throwOnError(),
    admin
      .from('property_clients')
      .insert({
        ...own,
        created_by: person.id,
        property_id: property.id,
        relationship_type: 'buyer',
      })
      .throwOnError(),
    admin
      .from('tasks')
      .insert([
        { ...own, title: 'Llamar a Valeria' },
        { ...own, client_id: otherId, title: 'Llamar al notario', description: 'Por Valeria Pech' },
      ])
      .throwOnError(),
    admin
      .from('interactions')
      .insert({ ...own, id: noteId, photos: [photo], type: 'call', subject: 'Primera llamada' })
      .throwOnError(),
    admin
      .from('interactions')
      .insert({
        ...own,
        client_id: null,
        opportunity_id: deal.id,
        type: 'other',
        subject: 'Sobre su oportunidad',
      })
      .throwOnError(),
    admin
      .from('whatsapp_messages')
      .insert({ ...own, content: 'Hola Valeria', direction: 'outbound', sent_at: moment })
      .throwOnError(),
    admin
      .from('selection_items')
      .insert({
        user_id: person.id,
        selection_id: selection.id,
        property_id: property.id,
        position: 0,
        listing: { title: 'Casa en Altabrisa' },
        answer: 'like',
        answered_at: moment,
      })
      .throwOnError(),
    admin
      .from('valuations')
      .insert({ ...own, title: 'Casa de Valeria', state: 'Yucatán', estimated_value: 1_000_000 })
      .throwOnError(),
    admin
      .from('document_shares')
      .insert({
        user_id: person.id,
        document_id: document.id,
        shared_with: clientId,
        token_hash: newHash(),
      })
      .throwOnError(),
  ])
  return { person, clientId, fileName, path, photoName }
}

function newHash(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
