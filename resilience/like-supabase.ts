import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { root } from '../scripts/lib/root.mjs'
import { openDatabase } from './embedded-database.ts'

/** What the preparation leaves out because no migration needs it, and what GoTrue makes for itself. */
const REST_OF_AUTH = `
  alter table auth.users
    add column invited_at timestamptz, add column confirmation_token varchar(255), add column confirmation_sent_at timestamptz,
    add column recovery_token varchar(255), add column recovery_sent_at timestamptz,
    add column email_change_token_new varchar(255), add column email_change varchar(255),
    add column email_change_sent_at timestamptz, add column last_sign_in_at timestamptz, add column phone text unique,
    add column phone_confirmed_at timestamptz, add column phone_change text default '',
    add column phone_change_token varchar(255) default '', add column phone_change_sent_at timestamptz,
    add column confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
    add column email_change_token_current varchar(255) default '', add column email_change_confirm_status smallint default 0,
    add column banned_until timestamptz, add column reauthentication_token varchar(255) default '',
    add column reauthentication_sent_at timestamptz;
  create table auth.identities (
    provider_id text not null, user_id uuid not null references auth.users (id) on delete cascade,
    identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz, created_at timestamptz,
    updated_at timestamptz, email text generated always as (lower(identity_data ->> 'email')) stored,
    id uuid primary key default gen_random_uuid(), unique (provider_id, provider)
  );
  alter table auth.identities owner to supabase_auth_admin;
  alter table auth.identities enable row level security;
  grant all on auth.identities to project_owner;
  grant set on parameter session_replication_role to project_owner;`

/** Columns that the storage service has added of late. */
const REST_OF_STORAGE = `
  create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  alter table storage.buckets
    add column type storage.buckettype not null default 'STANDARD',
    add column versioning_status text not null default 'DISABLED';
  alter table storage.objects
    add column archived_at timestamptz,
    add column is_delete_marker boolean not null default false,
    add column is_versioned boolean not null default false;`

const CLI_RECORD = `
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`

/**
 * A database as a Supabase project is after `supabase db push`, in the cluster that runs on this data
 * folder; answers with a connection of the project's owner, who is no superuser.
 */
export async function createProject(dataDir: string, database: string): Promise<Client> {
  const cluster = await openDatabase(dataDir)
  await cluster.query(`create database ${database}`)
  await cluster.end()
  const superuser = await openDatabase(dataDir, { database })
  await superuser.query(preparation(database) + REST_OF_AUTH + REST_OF_STORAGE)
  await superuser.end()

  const owner = await openDatabase(dataDir, { user: 'project_owner', database })
  await owner.query(CLI_RECORD)
  await owner.query(`set search_path = "$user", public, extensions`)
  const folder = join(root, 'supabase/migrations')
  for (const file of readdirSync(folder).toSorted()) {
    await owner.query(`begin; ${readFileSync(join(folder, file), 'utf8')}; commit`)
    const [version] = file.split('_', 1)
    await owner.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [
      version,
    ])
  }
  return owner
}

/** Roles belong to the cluster, and the server that lends it has made some of them already. */
function preparation(database: string): string {
  const path = join(root, 'backend/test/hosted/prepare-like-supabase.sql')
  return readFileSync(path, 'utf8')
    .replaceAll(
      /^create role .*;$/gm,
      (line) => `do $$ begin ${line} exception when duplicate_object then null; end $$;`,
    )
    .replace('on database postgres', `on database ${database}`)
}
