import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { root } from '../scripts/lib/root.mjs'
import { openDatabase } from './embedded-database.ts'

/** The part of Supabase's schema auth that no migration needs or that GoTrue itself makes. */
const REST_OF_AUTH = readFileSync(join(root, 'backend/test/hosted/rest-of-auth.sql'), 'utf8')

/** Columns that newer versions of Supabase's storage service have added. */
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
 * Creates a database like that of a Supabase project after `supabase db push`, in the cluster of this data folder. The returned connection
 * is that of the project's owner, who is no superuser.
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

/** Roles belong to the whole cluster, and its server has made some of them already. */
function preparation(database: string): string {
  const path = join(root, 'backend/test/hosted/prepare-like-supabase.sql')
  return readFileSync(path, 'utf8')
    .replaceAll(
      /^create role .*;$/gm,
      (line) => `do $$ begin ${line} exception when duplicate_object then null; end $$;`,
    )
    .replace('on database postgres', `on database ${database}`)
}
