import type { Table } from './list-tables.ts'
import type { InsertRules } from './print-inserts.ts'

/** Of the tables that belong to Supabase's services, the export contains only these. */
const FROM_SERVICE: Record<string, Set<string>> = {
  auth: new Set(['users', 'identities']),
  storage: new Set(['buckets', 'objects']),
}

/** These columns hold only defaults here, and an older Supabase project lacks them. */
const LEFT_OUT: Record<string, Set<string>> = {
  'storage.buckets': new Set(['type', 'versioning_status']),
  'storage.objects': new Set(['archived_at', 'is_delete_marker', 'is_versioned']),
}

/** Migrations fill these tables, so the target project already has rows with the same ids. */
const BUILT_IN = new Set([
  'public.subscription_plans',
  'public.opportunity_stages',
  'public.document_templates',
  'storage.buckets',
  'private.quotas',
])

/**
 * GoTrue reads these columns as strings, so they must not be null. Their tokens were sent in links to the old address and are useless now.
 */
const TOKENS = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'email_change',
  'phone_change',
  'phone_change_token',
  'reauthentication_token',
]

const USER_COLUMNS: Record<string, string> = {
  ...Object.fromEntries(TOKENS.map((column) => [column, `''`])),
  instance_id: `'00000000-0000-0000-0000-000000000000'`,
  aud: `coalesce(nullif(aud, ''), 'authenticated')`,
  role: `coalesce(nullif(role, ''), 'authenticated')`,
}

export const EXPORTED_SCHEMAS = ['auth', 'public', 'private', 'storage']

export function exportedPart(table: Table): Table | undefined {
  const ofService = FROM_SERVICE[table.schema]
  if (ofService && !ofService.has(table.name)) return undefined
  const leftOut = LEFT_OUT[nameOf(table)]
  return { ...table, columns: table.columns.filter((column) => !leftOut?.has(column)) }
}

export function insertRules(table: Table): InsertRules {
  const name = nameOf(table)
  return {
    mayExist: BUILT_IN.has(name),
    ...(name === 'auth.users' && { replaced: USER_COLUMNS }),
  }
}

function nameOf({ schema, name }: Table): string {
  return `${schema}.${name}`
}
