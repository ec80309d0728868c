-- What the realtime socket listens to. On Supabase, changes come from the write-ahead log; here a trigger announces each
-- one: which table, which key, whose row, never what is in it (NOTIFY carries 8,000 bytes and knows no policies). The
-- backend reads the row again as each subscriber, so that row-level security decides who sees it.

set local client_min_messages = warning;

-- Arguments: the columns of the primary key. Keys travel as text, so that no reader rounds a large number.
create or replace function predio.announce_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  owner text := changed ->> 'user_id';
  key jsonb := '{}';
  old_key jsonb := '{}';
  column_name text;
  announcement text;
begin
  foreach column_name in array tg_argv loop
    key := key || jsonb_build_object(column_name, changed -> column_name);
  end loop;

  if tg_op = 'UPDATE' and old is distinct from new then
    changed := to_jsonb(old);
    foreach column_name in array tg_argv loop
      old_key := old_key || jsonb_build_object(column_name, changed -> column_name);
    end loop;
  else
    old_key := key;
  end if;

  announcement := jsonb_strip_nulls(jsonb_build_object(
    'kind', 'change',
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'key', key::text,
    'oldKey', case when old_key <> key then old_key::text end,
    'owner', owner,
    'at', to_char(statement_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ))::text;

  -- A key that long is told to nobody: the change itself must not fail for it.
  if octet_length(announcement) < 7900 then
    perform pg_notify('predio_realtime', announcement);
  end if;
  return null;
end
$$;

-- Puts the trigger on every table of the publication and takes it off those that have left it. The backend calls it
-- after the migrations, perhaps in several processes at once, hence the lock. A table that is as it should be is not touched: no lock, no waiting for its writers.
create or replace function predio.attach_realtime_feed() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  followed record;
begin
  perform pg_advisory_xact_lock(7305063);
  for followed in
    with wanted as (
      select
        c.oid,
        string_agg(quote_literal(a.attname), ', ' order by k.position) as arguments,
        string_agg(convert_to(a.attname, 'UTF8') || '\x00'::bytea, ''::bytea order by k.position) as encoded
      from pg_catalog.pg_publication_tables p
      join pg_catalog.pg_namespace n on n.nspname = p.schemaname
      join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename and c.relkind in ('r', 'p')
      join pg_catalog.pg_constraint pk on pk.conrelid = c.oid and pk.contype = 'p'
      cross join unnest(pk.conkey) with ordinality as k (attnum, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where p.pubname = 'supabase_realtime'
      group by c.oid
    ),
    present as (
      select tgrelid as oid, tgargs as encoded
      from pg_catalog.pg_trigger
      where tgname = 'predio_realtime_feed' and tgparentid = 0
    )
    select coalesce(w.oid, p.oid)::regclass as name, w.arguments
    from wanted w
    full join present p on p.oid = w.oid
    where w.encoded is distinct from p.encoded
  loop
    if followed.arguments is null then
      execute format('drop trigger if exists predio_realtime_feed on %s', followed.name);
    else
      execute format(
        'create or replace trigger predio_realtime_feed after insert or update or delete on %s '
        'for each row execute function predio.announce_change(%s)',
        followed.name, followed.arguments
      );
    end if;
  end loop;
end
$$;

revoke execute on function predio.announce_change() from public;
revoke execute on function predio.attach_realtime_feed() from public;
