-- Whoever has a verified second factor has to have shown it: a session that only knows the password reads and writes nothing. The rule is
-- one function over the auth service's factors, and a restrictive policy on every table; a new table brings the same policy.

-- Definer: agents cannot read auth.mfa_factors. A level that is missing in the token counts as the lowest.
create function private.passed_second_factor() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
    or not exists (
      select from auth.mfa_factors as factor
      where factor.user_id = (select auth.uid()) and factor.status = 'verified'
    )
$$;
comment on function private.passed_second_factor() is
  'Whether the person who asks has no second factor, or has shown it in this session (aal2).';
revoke execute on function private.passed_second_factor() from public, anon;
grant execute on function private.passed_second_factor() to authenticated, service_role;

-- The same question for functions outside of the database, which ask with the person's own token.
create function public.passed_second_factor() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select private.passed_second_factor()
$$;
comment on function public.passed_second_factor() is
  'Whether the person who asks has no second factor, or has shown it in this session (aal2).';
revoke execute on function public.passed_second_factor() from public, anon;
grant execute on function public.passed_second_factor() to authenticated, service_role;

do $$
declare
  name text;
begin
  for name in
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname
  loop
    execute format(
      'create policy second_factor on public.%I as restrictive for all to authenticated '
        'using ((select private.passed_second_factor()))',
      name
    );
  end loop;
end
$$;

create policy second_factor on storage.objects as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- For functions that run above the policies.
create function private.require_second_factor() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.passed_second_factor() then
    raise exception 'the second factor has not been shown in this session' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_second_factor() is 'Refuses a session that owes its second factor.';
revoke execute on function private.require_second_factor() from public, anon, authenticated;

create or replace function public.delete_record(kind text, record_id uuid)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
as $$
declare
  me constant uuid := auth.uid();
  gone jsonb;
begin
  perform private.require_second_factor();
  if delete_record.kind not in ('tasks', 'opportunities', 'interactions') then
    raise exception 'no such kind of record: %', delete_record.kind using errcode = '22023';
  end if;
  execute format('select to_jsonb(own) from public.%I as own where own.id = $1 and own.user_id = $2 for update', delete_record.kind)
    into gone using delete_record.record_id, me;
  if gone is null then
    return exists (
      select from private.deleted_records as earlier
      where earlier.user_id = me and earlier.kind = delete_record.kind and earlier.record_id = delete_record.record_id
    );
  end if;

  insert into private.deleted_records (user_id, kind, record_id, record, stage_changes, interaction_ids, message_ids)
  values (
    me, delete_record.kind, delete_record.record_id, gone,
    coalesce((
      select jsonb_agg(to_jsonb(change)) from public.opportunity_stage_changes as change
      where change.user_id = me and change.opportunity_id = delete_record.record_id
    ), '[]'),
    array(
      select linked.id from public.interactions as linked
      where linked.user_id = me and linked.opportunity_id = delete_record.record_id
    ),
    array(
      select linked.id from public.whatsapp_messages as linked
      where linked.user_id = me and linked.opportunity_id = delete_record.record_id
    )
  )
  on conflict on constraint deleted_records_pkey do update
  set record = excluded.record, stage_changes = excluded.stage_changes, interaction_ids = excluded.interaction_ids,
    message_ids = excluded.message_ids, deleted_at = excluded.deleted_at;
  execute format('delete from public.%I as own where own.id = $1 and own.user_id = $2', delete_record.kind)
    using delete_record.record_id, me;
  return true;
end
$$;

create or replace function public.restore_record(kind text, record_id uuid)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
as $$
declare
  me constant uuid := auth.uid();
  gone private.deleted_records;
  reference text[];
  is_there boolean;
begin
  perform private.require_second_factor();
  if restore_record.kind not in ('tasks', 'opportunities', 'interactions') then
    raise exception 'no such kind of record: %', restore_record.kind using errcode = '22023';
  end if;
  delete from private.deleted_records as waiting
  where waiting.user_id = me and waiting.kind = restore_record.kind and waiting.record_id = restore_record.record_id
  returning * into gone;
  if gone.record_id is null then
    execute format('select exists (select from public.%I as own where own.id = $1 and own.user_id = $2)', restore_record.kind)
      into is_there using restore_record.record_id, me;
    return is_there;
  end if;

  -- What was deleted since cannot be pointed at any more; the foreign keys would have emptied these columns too.
  foreach reference slice 1 in array
    array[['client_id', 'clients'], ['property_id', 'properties'], ['opportunity_id', 'opportunities']]
  loop
    continue when gone.record ->> reference[1] is null;
    execute format('select exists (select from public.%I as own where own.id = $1 and own.user_id = $2)', reference[2])
      into is_there using (gone.record ->> reference[1])::uuid, me;
    if not is_there then
      gone.record := gone.record || jsonb_build_object(reference[1], null);
    end if;
  end loop;
  execute format('insert into public.%1$I select * from jsonb_populate_record(null::public.%1$I, $1)', restore_record.kind)
    using gone.record;

  if restore_record.kind = 'opportunities' then
    -- The trigger has recorded the present stage as if it were the first.
    delete from public.opportunity_stage_changes as change
    where change.user_id = me and change.opportunity_id = restore_record.record_id;
    insert into public.opportunity_stage_changes
    select * from jsonb_populate_recordset(null::public.opportunity_stage_changes, gone.stage_changes);
    update public.interactions as linked set opportunity_id = restore_record.record_id
    where linked.user_id = me and linked.id = any (gone.interaction_ids) and linked.opportunity_id is null;
    update public.whatsapp_messages as linked set opportunity_id = restore_record.record_id
    where linked.user_id = me and linked.id = any (gone.message_ids) and linked.opportunity_id is null;
  end if;
  return true;
end
$$;

create or replace function public.note_document_download(document uuid)
  returns void
  language sql
  security definer
  set search_path to ''
as $$
  select private.require_second_factor();
  insert into public.document_history (user_id, document_id, action, performed_by)
  select owned.user_id, owned.id, 'downloaded', owned.user_id
  from public.documents as owned
  where owned.id = document and owned.user_id = (select auth.uid())
$$;
