import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino, type Logger } from 'pino'
import { testConfig } from '../../../test/test-config.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { connectDatabase } from '../../database/connect.ts'
import { openDatabase } from '../../database/database.ts'
import { createApp } from '../../http/app.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import { SECRETS_KEY } from '../../../test/test-backend.ts'
import { createCipher } from '../../functions/secrets/create-cipher.ts'
import { loadKeyring } from '../../http/load-keyring.ts'
import type { Services } from '../../http/services.ts'
import { LIMITS, type Limits } from '../limits.ts'
import { createRealtime } from '../realtime.ts'

export interface RealtimeServer {
  url: string
  services: Services
  connections(): Promise<number>
  close(): Promise<void>
}

interface Options {
  limits?: Partial<Limits>
  log?: Logger
  variables?: Record<string, string>
}

export async function startRealtime(
  database: TestDatabase,
  { limits, log = pino({ level: 'silent' }), variables }: Options = {},
): Promise<RealtimeServer> {
  const config = testConfig({
    DATABASE_URL: database.url,
    REALTIME_PUBLIC_CHANNELS: 'on',
    RATE_LIMIT_PER_ADDRESS: 'on',
    ...variables,
  })
  const connected = await connectDatabase(config, log, () => 'abc')
  const opened = openDatabase(connected.connections, log)
  const keyring = await loadKeyring(opened, config.keys, await createCipher(SECRETS_KEY), log)
  const services: Services = { config, database: opened, keyring, log }
  const realtime = await createRealtime(services, { ...LIMITS, ...limits })
  const mounted = [{ path: '/realtime/v1', app: realtime.app }]
  const app = createApp(services, mounted, new Hono<HttpEnvironment>())
  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    services,
    connections: promisify(server.getConnections.bind(server)),
    async close() {
      await realtime.close()
      server.closeAllConnections()
      server.close()
      await opened.close()
      await connected.close()
    },
  }
}

/**
 * Publishes two more tables: one with every interesting type that everybody may read, and one whose rows only the owner sees unless they
 * are shared.
 */
export async function createRealtimeDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  await database.owner.query(`
    create table public.billboard (
      id bigint primary key,
      text text,
      price numeric,
      tags text[],
      data jsonb,
      shown boolean,
      at timestamptz,
      secret text
    );
    alter table public.billboard enable row level security;
    create policy billboard_select on public.billboard for select using (true);
    revoke all on public.billboard from anon, authenticated;
    grant select (id, text, price, tags, data, shown, at) on public.billboard to anon, authenticated;
    alter publication supabase_realtime add table public.billboard;

    create table public.notes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null default auth.uid(),
      title text,
      shared boolean not null default false
    );
    alter table public.notes enable row level security;
    create policy notes_insert on public.notes for insert with check (user_id = auth.uid());
    create policy notes_select on public.notes for select using (user_id = auth.uid() or shared);
    alter publication supabase_realtime add table public.notes;`)
  return database
}
