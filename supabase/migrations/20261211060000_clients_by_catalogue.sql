-- The functions that write a client listed every column, each in its own statement, and a forgotten one lost what was typed. Now the catalogue says which
-- columns there are. A key that is absent keeps its value, which a tab of an earlier release needs; an explicit null empties it.

create function private.server_columns() returns text[]
language sql
immutable
set search_path = ''
return array['id', 'user_id', 'created_at', 'updated_at', 'is_example', 'import_id', 'import_row', 'needs_review'];

create function private.form_columns(target regclass, given jsonb)
returns table (name text, value text)
language sql
stable
set search_path = ''
as $$
  select format('%I', known.attname), case
    -- Such a column cannot be emptied: it begins again.
    when known.attnotnull and initial.adbin is not null
      then format('coalesce(given.%I, %s)', known.attname, pg_catalog.pg_get_expr(initial.adbin, initial.adrelid))
    else format('given.%I', known.attname)
  end
  from pg_catalog.pg_attribute as known
  left join pg_catalog.pg_attrdef as initial on initial.adrelid = known.attrelid and initial.adnum = known.attnum
  where known.attrelid = target and known.attnum > 0 and not known.attisdropped and known.attgenerated = ''
    and given ? known.attname and known.attname <> all (private.server_columns())
  order by known.attnum
$$;

comment on function private.form_columns(regclass, jsonb) is
  'The columns that the given keys write, and the value of each, out of a row called given. The keys of the server''s own columns write nothing.';

create function private.list_columns(target regclass, given jsonb) returns text
language sql
stable
set search_path = ''
as $$ select coalesce(string_agg(', ' || written.name, ''), '') from private.form_columns(target, given) as written $$;

create function private.list_values(target regclass, given jsonb) returns text
language sql
stable
set search_path = ''
as $$ select coalesce(string_agg(', ' || written.value, ''), '') from private.form_columns(target, given) as written $$;

create function private.write_preferences(client uuid, wanted jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  -- They are found by their client, and stay with it.
  given constant jsonb := wanted - 'client_id';
  columns constant text := private.list_columns('public.client_preferences', given);
  written constant text := private.list_values('public.client_preferences', given);
  count integer;
begin
  execute format(
    'update public.client_preferences as own set (client_id%s) = row(own.client_id%s)
     from jsonb_populate_record(null::public.client_preferences, $1) as given where own.client_id = $2 and own.user_id = $3',
    columns, written
  ) using given, client, me;
  get diagnostics count = row_count;
  if count > 0 then return; end if;
  execute format(
    'insert into public.client_preferences (client_id, user_id%s)
     select $2, $3%s from jsonb_populate_record(null::public.client_preferences, $1) as given',
    columns, written
  ) using given, client, me;
end
$$;

revoke execute on function private.form_columns(regclass, jsonb), private.server_columns(),
  private.list_columns(regclass, jsonb), private.list_values(regclass, jsonb), private.write_preferences(uuid, jsonb) from public;
grant execute on function private.form_columns(regclass, jsonb), private.server_columns(),
  private.list_columns(regclass, jsonb), private.list_values(regclass, jsonb), private.write_preferences(uuid, jsonb)
  to authenticated, service_role;

create or replace function public.save_client(
  record_id uuid, client jsonb, preferences jsonb default null, seen timestamptz default null
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  columns constant text := private.list_columns('public.clients', client);
  written constant text := private.list_values('public.clients', client);
  count integer;
begin
  if seen is null then
    execute format(
      'insert into public.clients (id, user_id%s) select $2, $3%s from jsonb_populate_record(null::public.clients, $1) as given
       on conflict (id) do nothing',
      columns, written
    ) using client, record_id, me;
    get diagnostics count = row_count;
    if count = 0 then
      perform from public.clients where id = record_id and user_id = me;
      if found then return false; end if;
      raise exception 'this id is not free' using errcode = '42501';
    end if;
  else
    -- Whoever passes the form has been reviewed.
    execute format(
      'update public.clients as own set (needs_review%s) = row(false%s) from jsonb_populate_record(null::public.clients, $1) as given
       where own.id = $2 and own.user_id = $3 and own.updated_at = $4',
      columns, written
    ) using client, record_id, me, seen;
    get diagnostics count = row_count;
    if count = 0 then return false; end if;
  end if;

  if preferences is null then
    delete from public.client_preferences where client_id = record_id and user_id = me;
  else
    perform private.write_preferences(record_id, preferences);
  end if;
  return true;
end
$$;

create or replace function public.import_clients(import uuid, batch jsonb)
returns jsonb
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  me constant uuid := auth.uid();
  known jsonb;
  taken jsonb;
  added integer := 0;
  keys jsonb;
begin
  if jsonb_array_length(batch) > 500 then
    raise exception 'a batch has at most 500 rows' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(earlier.import_row order by earlier.import_row), '[]') into known
  from public.clients as earlier
  join jsonb_to_recordset(batch) as given (import_row integer) on given.import_row = earlier.import_row
  where earlier.user_id = me and earlier.import_id = import;
  select coalesce(jsonb_agg(given.import_row order by given.import_row), '[]') into taken
  from jsonb_populate_recordset(null::public.clients, batch) as given
  join public.clients as owner on owner.user_id = me and lower(owner.email) = lower(given.email)
  where not known @> to_jsonb(given.import_row);
  if taken = '[]' then
    select jsonb_object_agg(held.key, true) into keys from jsonb_array_elements(batch) as row cross join jsonb_each(row) as held;
    execute format(
      'with written as (
        insert into public.clients (user_id, import_id, import_row, needs_review%s)
        select $2, $3, given.import_row, coalesce(given.needs_review, false)%s
        from jsonb_populate_recordset(null::public.clients, $1) as given
        on conflict (user_id, import_id, import_row) do nothing
        returning id, import_row
      ), noted as (
        insert into public.interactions (user_id, client_id, type, subject, description)
        select $2, written.id, ''other'', ''Notas del contacto importado'', piece.description
        from written
        join jsonb_to_recordset($1) as given (import_row integer, leftover text)
          on given.import_row = written.import_row
        cross join lateral private.cut_text(given.leftover, 5000) as piece (description)
      )
      select count(*) from written',
      private.list_columns('public.clients', keys), private.list_values('public.clients', keys)
    ) into added using batch, me, import;
  end if;
  return jsonb_build_object('added', added, 'known', known, 'taken', taken);
end
$$;

create or replace function public.update_imported_clients(batch jsonb)
returns setof uuid
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  me constant uuid := auth.uid();
begin
  if jsonb_array_length(batch) > 500 then
    raise exception 'a batch has at most 500 rows' using errcode = '22023';
  end if;
  -- All rows of a batch come from one tab, so the first one has every key.
  return query execute format(
    'with written as (
      update public.clients as client set (needs_review%s) = row(given.needs_review%s)
      from jsonb_populate_recordset(null::public.clients, $1) as given
      where client.id = given.id and client.user_id = $2 and client.updated_at = given.updated_at
      returning client.id
    ), noted as (
      insert into public.interactions (user_id, client_id, type, subject, description)
      select $2, written.id, ''other'', ''Notas del contacto importado'', piece.description
      from written
      join jsonb_to_recordset($1) as given (id uuid, leftover text) on given.id = written.id
      cross join lateral private.cut_text(given.leftover, 5000) as piece (description)
    )
    select written.id from written',
    private.list_columns('public.clients', batch -> 0), private.list_values('public.clients', batch -> 0)
  ) using batch, me;
end
$$;

create or replace function public.merge_clients(
  keep_id uuid, remove_id uuid, keep_seen timestamptz, remove_seen timestamptz, merged jsonb, wishes jsonb default null,
  leftover text default null
) returns text
language plpgsql
set search_path = ''
as $$
declare
  kept public.clients;
  removed public.clients;
  -- What the browser does not know of is that of the client who stays, or else of the one who goes.
  filled jsonb;
  wanted jsonb;
begin
  if keep_id = remove_id then
    raise exception 'a client cannot be merged with itself' using errcode = '22023';
  end if;
  -- Always in the same order, so that two merges cannot wait for each other.
  perform 1 from public.clients where id in (keep_id, remove_id) and user_id = auth.uid() order by id for update;
  select * into kept from public.clients where id = keep_id and user_id = auth.uid();
  if kept.id is null then return 'gone'; end if;
  select * into removed from public.clients where id = remove_id and user_id = auth.uid();
  if removed.id is null then return 'done'; end if;
  if kept.updated_at <> keep_seen or removed.updated_at <> remove_seen then return 'changed'; end if;

  -- Only one active link of a kind may be between a client and a property: the second becomes history.
  update public.property_clients as link
  set status = 'ended', end_date = coalesce(link.end_date, greatest(link.start_date, current_date))
  where link.client_id = remove_id and link.user_id = auth.uid() and link.status = 'active' and exists (
    select from public.property_clients as other
    where other.client_id = keep_id and other.user_id = auth.uid() and other.status = 'active'
      and other.property_id = link.property_id and other.relationship_type = link.relationship_type
  );
  update public.property_clients set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.opportunities set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.tasks set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.interactions set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.whatsapp_messages set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.documents set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.document_shares set shared_with = keep_id where shared_with = remove_id and user_id = auth.uid();
  update public.valuations set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.selections set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  -- Nobody is in the same plan twice: the run of the client who goes ends.
  update public.follow_up_runs as run set state = 'ended', why = 'merged'
  where run.client_id = remove_id and run.user_id = auth.uid() and run.state <> 'ended' and exists (
    select from public.follow_up_runs as other
    where other.client_id = keep_id and other.user_id = auth.uid() and other.state <> 'ended' and other.plan_id = run.plan_id
      and other.opportunity_id is not distinct from run.opportunity_id
  );
  update public.follow_up_runs set client_id = keep_id where client_id = remove_id and user_id = auth.uid();
  update public.owner_reports set client_id = keep_id where client_id = remove_id and user_id = auth.uid();

  if wishes is not null then
    select jsonb_object_agg(held.key, held.value order by preference.client_id = keep_id) into wanted
    from public.client_preferences as preference cross join jsonb_each(jsonb_strip_nulls(to_jsonb(preference))) as held
    where preference.client_id in (keep_id, remove_id) and preference.user_id = auth.uid();
    perform private.write_preferences(keep_id, coalesce(wanted, '{}') || wishes);
  end if;
  -- First gone, then updated: both may hold the same e-mail address for a moment. The consents move with it.
  perform private.absorb_client(keep_id, remove_id);
  filled := jsonb_strip_nulls(to_jsonb(removed)) || jsonb_strip_nulls(to_jsonb(kept)) || merged;
  -- An example that a real client was merged into holds what is real.
  execute format(
    'update public.clients as own set (needs_review, is_example%s) = row(coalesce(given.needs_review, false), $2%s)
     from jsonb_populate_record(null::public.clients, $1) as given where own.id = $3 and own.user_id = $4',
    private.list_columns('public.clients', filled), private.list_values('public.clients', filled)
  ) using filled, kept.is_example and removed.is_example, keep_id, auth.uid();
  if leftover is not null then
    insert into public.interactions (client_id, type, subject, description)
    values (keep_id, 'other', 'Datos del cliente fusionado', left(leftover, 5000));
  end if;
  return 'merged';
end
$$;
