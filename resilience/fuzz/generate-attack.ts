import { TABLES } from '../../backend/test/rls/tables.ts'
import { REPORT_NAMES } from '../../domain/src/reports/index.ts'
import type { Context } from './context.ts'
import type { Body } from './generate-body.ts'
import type { Draft } from './generate-call.ts'
import { takeOver, type Row } from './generate-row.ts'

/**
 * Generates a request with which an account attacks the service or another account: multiplying answers, endless dates, huge lists, slow
 * bodies, other people's rows, or more rows than the quota.
 */
export function generateAttack(c: Context): Draft {
  return c.random.weighted<() => Draft>([
    [4, () => deepEmbed(c)],
    [3, () => endlessReport(c)],
    [2, () => endlessDate(c)],
    [3, () => oversizedList(c)],
    [2, () => complexBody(c)],
    [2, () => foreignLink(c)],
    [2, () => foreignCall(c)],
    [2, () => pastQuota(c)],
  ])()
}

/** The embeds alternate between two tables with long texts, to a depth far beyond the limit. */
function deepEmbed(c: Context): Draft {
  const { random } = c
  const [there, back] = random.pick([
    ['clients', 'documents'],
    ['documents', 'clients'],
    ['properties', 'documents'],
    ['documents', 'document_versions'],
    ['clients', 'tasks'],
  ])
  const depth = random.int(1, 10)
  const names = Array.from({ length: depth }, (_, i) => (i % 2 === 0 ? there : back))
  const inner = `${names.map((name) => `${name}(*,`).join('')}id${')'.repeat(depth)}`
  const twice = random.chance(0.3) ? `,otra:${inner}` : ''
  return { method: 'GET', target: back, pairs: [['select', `*,${inner}${twice}`]] }
}

const DAYS = [
  '-infinity',
  'infinity',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2026-01-01',
  '2199-12-31',
  '2200-01-01',
  '294276-12-31',
]

function endlessReport(c: Context): Draft {
  const { random } = c
  const zone = random.pick(['UTC', 'America/Mexico_City', 'Nowhere/Land', ''])
  const range = { first_day: random.pick(DAYS), last_day: random.pick(DAYS), zone }
  return call(`report_${random.pick(REPORT_NAMES)}`, range)
}

function endlessDate(c: Context): Draft {
  const { random } = c
  const table = random.pick(
    c.vocabulary.tables.filter(
      ({ name, columns }) =>
        TABLES[name]?.owner.includes('update') && columns.some(({ kind }) => kind === 'time'),
    ),
  )
  const column = random.pick(table.columns.filter(({ kind }) => kind === 'time'))
  const change = { [column.name]: random.pick(DAYS) }
  const id = random.pick(c.mine)[table.name] ?? random.uuid()
  return { method: 'PATCH', target: table.name, pairs: [['id', `eq.${id}`]], body: json(change) }
}

function oversizedList(c: Context): Draft {
  const { random } = c
  const count = random.pick([101, 501, 20_001, 200_000])
  const texts = Array.from({ length: count }, (_, i) => `t${i}`)
  const ids = random.pick(c.mine)
  return random.pick<() => Draft>([
    () => patch('clients', ids['clients'], { tags: texts }),
    () => patch('properties', ids['properties'], { images: texts }),
    () => patch('properties', ids['properties'], { features: ['x'.repeat(count)] }),
    () => patch('document_templates', ids['document_templates'], { variables: texts }),
    () => patch('documents', ids['documents'], { metadata: { texts } }),
    () => patch('user_settings', ids['user_settings'], { wordpress_field_mapping: { texts } }),
    () =>
      call('change_property_tags', { property: ids['properties'], add: texts.slice(0, 20_001) }),
    () => call('tag_properties', { listings: [{ id: ids['properties'] }], remove: texts }),
    () =>
      call('tag_properties', { listings: texts.slice(0, 20_001).map((id) => ({ copy: { id } })) }),
    () => call('record_site_reading', { seen: texts.map((_, i) => i) }),
    () =>
      call('import_clients', {
        import: random.uuid(),
        batch: texts.slice(0, 20_001).map(() => ({})),
      }),
    () =>
      call('import_listings', {
        import: random.uuid(),
        listings: texts.slice(0, 20_001).map((title) => ({ title })),
        owners: texts.map(() => ({})),
      }),
    () => call('search_clients', { query: 'a '.repeat(count), max_rows: 2_000_000_000 }),
    () =>
      call('opportunity_board', {
        tests: texts.map((text) => [[{ column: 'search', is: 'says', text }]]),
        per_stage: 2_000_000_000,
      }),
  ])()
}

/** The body has few bytes but more values or levels than OPS-80 allows. */
function complexBody(c: Context): Draft {
  const { random } = c
  const value = random.pick(['[]', '{}', '{"a":1}', '1', '""'])
  const count = random.pick([60_000, 700_000])
  const levels = random.pick([129, 10_000])
  const text = random.pick([
    () => `[${Array.from({ length: count }, () => value).join(',')}]`,
    () => `{"views":${'['.repeat(levels)}${']'.repeat(levels)}}`,
    () => `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
  ])()
  const target = random.pick(['clients', 'documents', 'rpc/count_views', 'rpc/save_selection'])
  return { method: 'POST', target, pairs: [], body: { text, contentType: 'application/json' } }
}

function foreignLink(c: Context): Draft {
  const { random, vocabulary } = c
  const table = random.pick(
    vocabulary.tables.filter(({ name }) => TABLES[name]?.owner.includes('insert')),
  )
  const row = TABLES[table.name]!.row(random.pick(c.mine))
  const theirs = random.pick(c.theirs)
  const linked =
    table.name === 'documents' && random.chance(0.5)
      ? { ...row, url: `${theirs['user']}/contrato.pdf` }
      : takeOver(c, table, row)
  const upsert = random.chance(0.3)
  return {
    method: 'POST',
    target: table.name,
    pairs: upsert ? [['on_conflict', random.pick(['id', 'user_id'])]] : [],
    body: json(linked),
  }
}

/** Calls a function that writes with the other agent's ids. */
function foreignCall(c: Context): Draft {
  const { random } = c
  const mine = random.pick(c.mine)
  const theirs = random.pick(c.theirs)
  const kind = random.pick(['tasks', 'opportunities', 'interactions', 'clients', 'auth.users'])
  const record = { kind, record_id: theirs[kind] ?? random.uuid() }
  const seen = '2026-01-01T00:00:00Z'
  return random.pick<() => Draft>([
    () => call('delete_record', record),
    () => call('restore_record', record),
    () => call('change_property_tags', { property: theirs['properties'], add: ['ajena'] }),
    () => call('tag_properties', { listings: [{ id: theirs['properties'] }], add: ['ajena'] }),
    () =>
      call('restore_property_tags', {
        listings: [{ id: theirs['properties'], before: ['ajena'], after: [] }],
      }),
    () =>
      call('merge_clients', {
        keep_id: mine['clients'],
        remove_id: theirs['clients'],
        keep_seen: seen,
        remove_seen: seen,
        merged: {},
      }),
    () =>
      call('update_imported_clients', {
        batch: [{ id: theirs['clients'], updated_at: seen, first_name: 'Otra', type: 'comprador' }],
      }),
    () =>
      call('book_visit', {
        visit_id: random.uuid(),
        task_id: random.uuid(),
        client_id: theirs['clients'],
        property_id: theirs['properties'],
        scheduled_at: '2099-01-01T00:00:00Z',
        subject: 'Visita',
        task_title: 'Visita',
      }),
    () =>
      call('save_selection', {
        record_id: random.pick([random.uuid(), theirs['selections']]),
        selection: {
          title: 'Ajena',
          client_id: theirs['clients'],
          token_hash: 'a'.repeat(64),
          expires_at: seen,
        },
        items: [{ id: theirs['selection_items'], property_id: theirs['properties'], listing: {} }],
        ...(random.chance(0.5) && { seen }),
      }),
    // Only the secret key may write answers, so this call must be refused.
    () =>
      call('answer_selection', {
        link_id: theirs['selections'],
        item_id: theirs['selection_items'],
        given_answer: 'like',
      }),
    () =>
      call('erase_client', {
        record_id: theirs['clients'],
        erasure_id: random.pick([random.uuid(), theirs['client_erasures']]),
        keep_operations: random.chance(0.5),
      }),
    () => call('count_client_data', { record_id: theirs['clients'] }),
    () => call('find_client_mentions', { record_id: theirs['clients'] }),
    // Only the secret key may write consents by link, so this call must be refused.
    () =>
      call('accept_privacy_notice', {
        link_id: theirs['selections'],
        notice: theirs['privacy_notices'],
      }),
    () =>
      call('owner_report_facts', {
        listing_id: theirs['properties'],
        first_day: '2026-01-01',
        last_day: '2026-12-31',
        similar_ids: [theirs['properties'], random.uuid()],
      }),
    () => call('files_to_sweep', { max_files: 10 }),
  ])()
}

function pastQuota(c: Context): Draft {
  const { random } = c
  const table = random.pick(['professionals', 'valuations'])
  const count = random.pick([36, 37, 38, 41, 500])
  const rows = Array.from({ length: count }, () => TABLES[table]!.row(random.pick(c.mine)))
  return { method: 'POST', target: table, pairs: [], body: json(rows) }
}

function patch(table: string, id: string | undefined, change: Row): Draft {
  return { method: 'PATCH', target: table, pairs: [['id', `eq.${id}`]], body: json(change) }
}

function call(name: string, args: Row): Draft {
  return { method: 'POST', target: `rpc/${name}`, pairs: [], body: json(args) }
}

function json(value: unknown): Body {
  return { text: JSON.stringify(value), contentType: 'application/json' }
}
