-- What only this server uses (schema predio, never exposed) and the Supabase CLI's record of applied migrations.

set local client_min_messages = warning;

create schema if not exists predio;
revoke all on schema predio from public, anon, authenticated, service_role;

-- Signing key and API keys, made at the first start, so that several processes on one database share them.
create table if not exists predio.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Counted in one atomic statement:
--   insert into predio.rate_limits as l (key, window_starts_at, window_ends_at, count)
--   values ($1, now(), now() + $2::interval, 1)
--   on conflict (key) do update set
--     count = case when l.window_ends_at <= now() then 1 else l.count + 1 end,
--     window_starts_at = case when l.window_ends_at <= now() then excluded.window_starts_at else l.window_starts_at end,
--     window_ends_at = case when l.window_ends_at <= now() then excluded.window_ends_at else l.window_ends_at end
--   returning count, window_ends_at;
-- Unlogged: a counter need not survive a crash, and no attempt should wait for the disk.
create unlogged table if not exists predio.rate_limits (
  key text primary key,
  window_starts_at timestamptz not null default now(),
  window_ends_at timestamptz not null,
  count integer not null default 1
);
create index if not exists rate_limits_window_ends_at_idx on predio.rate_limits (window_ends_at);

revoke all on all tables in schema predio from public, anon, authenticated, service_role;

create schema if not exists supabase_migrations;
revoke all on schema supabase_migrations from public, anon, authenticated;

create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
