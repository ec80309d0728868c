import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { createAgent, type Agent } from '../../../test/rls/agents.ts'

/** Types, values and names that have caused faults in backups before. */
export const NASTY_TABLE = `
  create table public."Rara ""Mesa""" (
    "Id" bigint generated always as identity primary key,
    "Texto con espacio" text,
    list text[],
    matrix int[][],
    plain json,
    parsed jsonb,
    raw bytea,
    exact numeric,
    rough double precision,
    moment timestamptz,
    span interval,
    address inet,
    made text generated always as (upper("Texto con espacio")) stored
  );
  alter table public."Rara ""Mesa""" enable row level security;`

const NASTY_ROWS: unknown[][] = [
  [null, null, null, null, null, null, null, null, null, null, null],
  ['', '{}', '{}', 'null', '{}', '\\x', '0', '0', '1970-01-01', '0', '::1'],
  [
    '\\N',
    '{NULL,"NULL","",\\\\}',
    '{{1,NULL},{3,4}}',
    '[]',
    '[null]',
    '\\x00',
    'NaN',
    'Infinity',
    'infinity',
    '-1 mon',
    '10.0.0.0/8',
  ],
  [
    'tab\tnew\nline\rreturn\\back\\\\two\\.\n\\.\n',
    '{"a\tb","c\\\\d","e\\"f","g,h","{i}"}',
    '{{1}}',
    '{"a" :  1, "a": 2}',
    '{"\\\\": "\\n"}',
    '\\x5c2e0a0d00ff',
    '123456789012345678901234567890.123456789',
    '0.1',
    '2026-11-16 05:30:00.123456+00',
    '1 year 2 mons 3 days 04:05:06.789',
    '192.168.1.1',
  ],
  [
    `O'Higgins "quoted" $$dollar$$ -- no comment /* nor this */ ; drop table x;`,
    `{O'Neil}`,
    '{}',
    `"it's"`,
    `"it's"`,
    '\\x27',
    '-0.00',
    '-0',
    '0001-01-01 BC',
    '-3 days',
    '0.0.0.0',
  ],
  [
    'Ñandú 日本語 🏡 \u{1F469}\u200D\u{1F4BB} e\u0301 \u202E \uFEFF',
    '{🏡,ñ}',
    '{}',
    '"\\u00f1"',
    '"🏡"',
    '\\xf09f8fa1',
    '1e-20',
    '5e-324',
    '9999-12-31',
    '1 second',
    'fe80::1/64',
  ],
]

export async function fillTables(client: Client): Promise<Agent[]> {
  const agents = [await createAgent(client), await createAgent(client)]
  for (const { id } of agents) await fillServices(client, id)
  for (const row of NASTY_ROWS) {
    await client.query(
      `insert into public."Rara ""Mesa"""
         ("Texto con espacio", list, matrix, plain, parsed, raw, exact, rough, moment, span, address)
       values ($1, $2, $3, $4, $5, $6::text::bytea, $7, $8, $9, $10, $11)`,
      row,
    )
  }
  await client.query(`delete from notifications where user_id = $1`, [agents[1]?.id])
  await client.query(`
    insert into predio.secrets values ('signing_key', 'secreto') on conflict do nothing;
    insert into predio.rate_limits (key, window_ends_at) values ('sign-in', now() + interval '1 hour');
    insert into predio.job_runs (name, last_run_at) values ('daily_work', now());
    insert into predio.job_failures (name, message) values ('backup', 'El disco está lleno');
    insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), '{"action":"login"}');
    insert into notifications (user_id, title, message) select id, 'Aviso', 'Texto' from auth.users;
    insert into private.report_tasks (link_id, month) select id, '2026-11-01' from property_clients;
    insert into private.followed_visits (visit_id, scheduled_at) select id, '2026-11-01' from interactions;
    insert into private.deliveries (user_id, subscription_id, kind, news, news_since, due_at, pause)
      select user_id, id, 'prospect', 1, now(), '2099-01-01', '15 seconds' from push_subscriptions;
    insert into private.stripe_events (id, type) values ('evt_1', 'invoice.paid');
    insert into private.stripe_states (user_id, ticket) select id, nextval('private.stripe_tickets') from auth.users;
    insert into private.stripe_cancellations (stripe_id) values ('sub_1');`)
  return agents
}

async function fillServices(client: Client, user: string): Promise<void> {
  const session = randomUUID()
  const factor = randomUUID()
  const statements: [string, unknown[]][] = [
    [
      `insert into auth.identities (provider_id, user_id, identity_data, provider) values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', 'A@b.mx'), 'email')`,
      [user],
    ],
    [
      `insert into auth.sessions (id, user_id, aal, ip) values ($1, $2, 'aal1', '127.0.0.1')`,
      [session, user],
    ],
    [
      `insert into auth.refresh_tokens (token, user_id, session_id) values ($1, $2, $3)`,
      [randomUUID(), user, session],
    ],
    [
      `insert into auth.mfa_amr_claims values ($1, now(), now(), 'password', gen_random_uuid())`,
      [session],
    ],
    [
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values (gen_random_uuid(), $1, 'recovery_token', 'x', 'y')`,
      [user],
    ],
    [
      `insert into predio.earlier_links (user_id, token_type, token_hash, sent_at) values ($1, 'recovery_token', $1::uuid::text, now())`,
      [user],
    ],
    [`insert into predio.known_devices (user_id, mark) values ($1, 'x')`, [user]],
    [
      `insert into predio.confirmation_links (token_hash, user_id) values ($1::uuid::text, $1)`,
      [user],
    ],
    [
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, 'recovery_code', 'verified', now(), now(), 'cifrado')`,
      [factor, user],
    ],
    [
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values (gen_random_uuid(), $1, now(), '127.0.0.1')`,
      [factor],
    ],
    [
      `with s as (
         insert into auth.mfa_recovery_code_sets (id, user_id, mfa_factor_id, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, now(), now()) returning id
       )
       insert into auth.mfa_recovery_codes (id, mfa_recovery_code_set_id, code_hash, created_at)
       select gen_random_uuid(), id, 'huella', now() from s`,
      [user, factor],
    ],
    [`insert into predio.used_totp_steps (factor_id, step) values ($1, 59000000)`, [factor]],
    [`insert into predio.recovery_sessions (session_id) values ($1)`, [session]],
    [
      `insert into private.deleted_records (user_id, kind, record_id, record) values ($1, 'tasks', gen_random_uuid(), '{"title": "Llamar"}')`,
      [user],
    ],
    [
      `insert into private.follow_up_failures (user_id, happened, client_id, source_id, reason)
       select user_id, 'client_added', id, id, 'lleno' from public.clients where user_id = $1 limit 1`,
      [user],
    ],
    [
      `insert into auth.flow_state (id, user_id, provider_type, authentication_method) values (gen_random_uuid(), $1, 'email', 'magiclink')`,
      [user],
    ],
  ]
  for (const [text, values] of statements) await client.query(text, values)
}

export async function addObject(client: Client, version: string, owner: string): Promise<void> {
  await client.query(
    `insert into storage.objects (bucket_id, name, owner_id, version) values ('documents', $1, $2, $3)`,
    [`${owner}/${version}.pdf`, owner, version],
  )
}
