import { randomBytes } from 'node:crypto'

/**
 * Each table lists what the owner of a row may do. Other agents and anonymous visitors may do nothing, except where `readableBy` allows
 * reading. A missing table fails the suite.
 */
export type Operation = 'select' | 'insert' | 'update' | 'delete'

export interface TableRules {
  owner: Operation[]
  row: (ids: Ids) => Record<string, unknown>
  change?: Record<string, unknown>
  readableBy?: ('agent' | 'anonymous')[]
  guarded?: Operation[]
  madeByDatabase?: boolean
}

export type Ids = Record<string, string>

const ALL: Operation[] = ['select', 'insert', 'update', 'delete']
const STAGE = '57a60000-0000-4000-8000-000000000001'
const TRIAL = '91a00000-0000-4000-8000-000000000000'

export const TABLES: Record<string, TableRules> = {
  profiles: {
    owner: ['select', 'insert', 'update'],
    row: (ids) => ({ id: ids['user'], full_name: 'Ana Núñez' }),
    change: { company: 'Casas del Sur' },
    madeByDatabase: true,
  },
  subscription_plans: {
    owner: [],
    readableBy: ['agent', 'anonymous'],
    row: () => ({ name: 'Otro', price_monthly: 1, price_yearly: 1 }),
    madeByDatabase: true,
  },
  subscriptions: {
    owner: ['select'],
    guarded: ['update'],
    row: () => ({ plan_id: TRIAL, current_period_ends_at: '2099-01-01' }),
    madeByDatabase: true,
  },
  notifications: {
    owner: ['select', 'update', 'delete'],
    row: () => ({ title: 'Aviso', message: 'Texto' }),
    change: { read: true },
    madeByDatabase: true,
  },
  notification_preferences: {
    owner: ALL,
    row: () => ({ kind: 'task_due', enabled: false }),
    change: { enabled: true },
  },
  user_settings: {
    owner: ALL,
    row: () => ({ wordpress_url: 'https://sitio.example' }),
    change: { logo_url: 'x' },
  },
  // Only the function `secrets`, with the secret key, may read or write this table.
  user_secrets: {
    owner: [],
    row: () => ({ name: 'ai', ciphertext: 'A'.repeat(60) }),
    change: { ciphertext: 'B'.repeat(60) },
  },
  properties: {
    owner: ALL,
    row: () => ({ wordpress_id: 7, title: 'Casa en Mérida' }),
    change: { tags: ['vista'] },
  },
  property_price_changes: {
    owner: ['select'],
    row: (ids) => ({
      property_id: ids['properties'],
      previous_currency: 'MXN',
      price: 100,
      currency: 'MXN',
      operation: 'sale',
    }),
    change: { price: 90 },
  },
  clients: {
    owner: ALL,
    row: () => ({ type: 'comprador', first_name: 'José', last_name: 'Núñez' }),
    change: { notes: 'Llamar el lunes' },
  },
  client_preferences: {
    owner: ALL,
    row: (ids) => ({ client_id: ids['clients'] }),
    change: { bedrooms: 3 },
  },
  property_clients: {
    owner: ALL,
    row: (ids) => ({ property_id: ids['properties'], client_id: ids['clients'] }),
    change: { notes: 'Dueño desde 2010' },
  },
  opportunity_stages: {
    owner: [],
    readableBy: ['agent'],
    row: () => ({ name: 'Otra', color: '#000000', order_index: 99 }),
    madeByDatabase: true,
  },
  opportunities: {
    owner: ALL,
    row: (ids) => ({
      client_id: ids['clients'],
      property_id: ids['properties'],
      stage_id: STAGE,
      expected_amount: 100,
    }),
    change: { probability: 80 },
  },
  opportunity_stage_changes: {
    owner: ['select'],
    row: (ids) => ({ opportunity_id: ids['opportunities'], stage_id: STAGE, user_id: ids['user'] }),
    madeByDatabase: true,
  },
  tasks: {
    owner: ALL,
    row: (ids) => ({ title: 'Visita', client_id: ids['clients'], property_id: ids['properties'] }),
    change: { status: 'completed' },
  },
  interactions: {
    owner: ALL,
    row: (ids) => ({
      subject: 'Llamada',
      client_id: ids['clients'],
      property_id: ids['properties'],
      opportunity_id: ids['opportunities'],
    }),
    change: { outcome: 'Interesado' },
  },
  follow_up_plans: {
    owner: ALL,
    row: () => ({
      name: 'Bienvenida',
      // The object with toJSON is needed because the driver would send a bare list as an array. The step is not due, so it adds no task.
      steps: { toJSON: () => [{ day: 700, kind: 'task', text: 'Llamar' }] },
    }),
    change: { name: 'Despedida' },
  },
  follow_up_runs: {
    owner: ALL,
    row: (ids) => ({
      plan_id: ids['follow_up_plans'],
      client_id: ids['clients'],
      opportunity_id: ids['opportunities'],
    }),
    change: { state: 'paused' },
  },
  sales_scripts: {
    owner: ALL,
    row: () => ({ title: 'Saludo', content: 'Hola {{nombre}}', category: 'presentacion' }),
    change: { content: 'Buenas tardes' },
  },
  whatsapp_messages: {
    owner: ALL,
    row: (ids) => ({
      content: 'Hola',
      client_id: ids['clients'],
      property_id: ids['properties'],
      opportunity_id: ids['opportunities'],
      template_id: ids['sales_scripts'],
    }),
    change: { status: 'delivered' },
  },
  document_templates: {
    owner: ALL,
    row: () => ({ name: 'Contrato', content: 'Yo, {{nombre}}' }),
    change: { description: 'Para rentas' },
  },
  documents: {
    owner: ALL,
    row: (ids) => ({
      name: 'Contrato',
      content: 'Texto',
      property_id: ids['properties'],
      client_id: ids['clients'],
      template_id: ids['document_templates'],
    }),
    change: { status: 'draft' },
  },
  document_versions: {
    owner: ['select'],
    row: (ids) => ({
      document_id: ids['documents'],
      version: 9,
      content: 'x',
      user_id: ids['user'],
      created_by: ids['user'],
    }),
    madeByDatabase: true,
  },
  document_history: {
    owner: ['select'],
    row: (ids) => ({ document_id: ids['documents'], action: 'edited', user_id: ids['user'] }),
    madeByDatabase: true,
  },
  document_shares: {
    owner: ALL,
    row: (ids) => ({
      document_id: ids['documents'],
      shared_with: ids['clients'],
      token_hash: randomBytes(32).toString('hex'),
      expires_at: '2099-01-01',
    }),
    change: { revoked_at: '2027-01-01' },
  },
  selections: {
    owner: ALL,
    row: (ids) => ({
      client_id: ids['clients'],
      title: 'Casas para Ana',
      token_hash: randomBytes(32).toString('hex'),
      expires_at: '2099-01-01',
    }),
    change: { revoked_at: '2027-01-01' },
  },
  selection_items: {
    owner: ALL,
    row: (ids) => ({
      selection_id: ids['selections'],
      property_id: ids['properties'],
      position: 0,
      listing: { title: 'Casa' },
    }),
    change: { note: 'Cerca del parque' },
  },
  // PRIV-01: a published notice can be neither changed nor deleted.
  privacy_notices: {
    owner: ['select', 'insert'],
    row: () => ({ answers: {}, simple_text: 'Breve', full_text: 'Entero' }),
    change: { full_text: 'Otro' },
  },
  client_consents: {
    owner: ['select', 'insert', 'update'],
    row: (ids) => ({
      client_id: ids['clients'],
      notice_id: ids['privacy_notices'],
      method: 'in_person',
    }),
    change: { withdrawn_at: '2027-01-01' },
  },
  // Only the function erase_client writes these rows.
  client_erasures: {
    owner: ['select'],
    row: () => ({ erased: { clients: 1 }, kept: {} }),
    change: { erased: {} },
  },
  selection_view_days: {
    owner: ['select'],
    row: (ids) => ({ selection_id: ids['selections'], day: '2026-11-16', views: 2 }),
    change: { views: 3 },
  },
  owner_reports: {
    owner: ALL,
    row: (ids) => ({
      property_id: ids['properties'],
      client_id: ids['clients'],
      title: 'Reporte de octubre de 2026',
      first_day: '2026-10-01',
      last_day: '2026-10-31',
      facts: { listing: { title: 'Casa' } },
      token_hash: randomBytes(32).toString('hex'),
      expires_at: '2099-01-01',
    }),
    change: { revoked_at: '2027-01-01' },
  },
  document_ai_history: {
    owner: ['select', 'insert'],
    row: () => ({ type: 'generation', template_type: 'pagare', content: 'x' }),
  },
  professionals: {
    owner: ALL,
    row: () => ({ name: 'Luis Pérez', profession: 'albañil', phone: '+529991234567' }),
    change: { rating: 4 },
  },
  prospects: {
    owner: ALL,
    row: (ids) => ({
      source: 'paste',
      source_name: 'Inmuebles24',
      external_id: randomBytes(8).toString('hex'),
      name: 'Eva Canché',
      message: 'Quiero verla',
      property_id: ids['properties'],
      client_id: ids['clients'],
      status: 'accepted',
      accepted_at: '2026-11-19T15:00:00Z',
    }),
    change: { message: 'Quiero verla hoy' },
  },
  prospect_sources: {
    owner: ALL,
    row: (ids) => ({
      name: `Portal ${randomBytes(4).toString('hex')}`,
      plan_id: ids['follow_up_plans'],
    }),
    change: { sends_mail: false },
  },
  professional_jobs: {
    owner: ALL,
    row: (ids) => ({
      professional_id: ids['professionals'],
      property_id: ids['properties'],
      description: 'Pintura',
    }),
    change: { cost: 1200 },
  },
  chat_interactions: {
    owner: ALL,
    row: () => ({ message: 'Hola', response: 'Hola' }),
    change: { outcomes: ['Visita agendada'] },
  },
  valuations: {
    owner: ALL,
    row: (ids) => ({
      client_id: ids['clients'],
      property_id: ids['properties'],
      state: 'Yucatán',
      estimated_value: 1_000_000,
    }),
    change: { title: 'Casa de la playa' },
  },
  // BULK-16: only functions write these rows.
  bulk_actions: {
    owner: ['select'],
    row: () => ({ kind: 'clients', action: { do: 'delete' } }),
    change: { kind: 'tasks' },
  },
  bulk_packets: {
    owner: ['select', 'delete'],
    row: (ids) => ({ run_id: ids['bulk_actions'], place: 0, ids: [ids['clients']] }),
    change: { place: 1 },
  },
  // PUSH-01 lets the owner do everything.
  push_subscriptions: {
    owner: ALL,
    row: () => ({
      endpoint: `https://push.example/${randomBytes(6).toString('hex')}`,
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
      label: 'Chrome en Android',
    }),
    change: { label: 'Firefox en Windows' },
  },
  agent_sites: {
    owner: ['select', 'insert', 'update'],
    row: () => ({ name: `casas-${randomBytes(6).toString('hex')}` }),
    change: { introduction: 'Casas en Mérida' },
  },
  agent_site_names: {
    owner: ['select'],
    row: () => ({ name: `antes-${randomBytes(6).toString('hex')}` }),
    change: { name: 'otro-nombre' },
  },
  withdrawn_listings: {
    owner: ['select'],
    row: () => ({ published_code: randomBytes(5).toString('hex') }),
    change: { withdrawn_at: '2027-01-01' },
  },
  agent_site_visits: {
    owner: ['select'],
    row: () => ({
      day: '2026-11-19',
      published_code: randomBytes(5).toString('hex'),
      source: 'search',
      views: 3,
    }),
    change: { views: 4 },
  },
  // VIEW-06 lets the owner do everything.
  saved_views: {
    owner: ALL,
    row: () => ({ entity: 'clients', name: 'Compradores', query: 'tipo=comprador' }),
    change: { name: 'Compradores activos' },
  },
}
