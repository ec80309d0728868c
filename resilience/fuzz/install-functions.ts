import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { RunningServer } from '../../test-support/server.ts'

/** The schema has hardly any functions, so this adds one of each form. */
const FUNCTIONS = `
  create function public.fuzz_add(a integer, b integer default 1) returns integer
    language sql immutable return a + b;
  create function public.fuzz_join(variadic parts text[]) returns text
    language sql stable return array_to_string(parts, '-');
  create function public.fuzz_clients(term text default '') returns setof public.clients
    language sql stable as $$ select * from public.clients where notes ilike '%' || term || '%' $$;
  create function public.fuzz_client(wanted uuid) returns public.clients
    language sql stable as $$ select * from public.clients where id = wanted $$;
  create function public.fuzz_table(n integer) returns table (x integer, y text)
    language sql stable as $$ select i, 'y' || i from generate_series(1, least(n, 100)) as i $$;
  create function public.fuzz_nothing(note jsonb default '{}') returns void
    language sql volatile as $$ select $$;
  create function public.fuzz_fail(what text) returns text
    language plpgsql volatile as $$ begin raise exception 'no: %', what using errcode = 'P0001'; end $$;
  create function public.fuzz_json(json) returns json language sql immutable return $1;
  create function public.fuzz_text(text) returns text language sql immutable return $1;
  create function public.fuzz_bytes(bytea) returns integer language sql immutable return length($1);
  create function public.full_name(public.clients) returns text
    language sql stable return $1.first_name || ' ' || $1.last_name;
  notify pgrst, 'reload schema';`

export async function installFunctions(owner: Client, server: RunningServer): Promise<void> {
  await owner.query(FUNCTIONS)
  const url = `${server.url}/rest/v1/rpc/fuzz_add?a=1`
  for (let attempt = 0; attempt < 200; attempt++) {
    const { ok } = await fetch(url, { headers: { apikey: server.secretKey } })
    if (ok) return
    await pause(50)
  }
  throw new Error('the new functions never became callable')
}
