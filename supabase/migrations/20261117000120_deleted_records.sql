-- Tasks, opportunities and interactions can be deleted and brought back. A deleted one leaves its table at once, so that no
-- list, report or notice has to know of it; here it waits for a day with everything that hung on it, for whoever presses
-- 'Deshacer'.
create table private.deleted_records (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  record_id uuid not null,
  record jsonb not null,
  stage_changes jsonb not null default '[]',
  interaction_ids uuid[] not null default '{}',
  message_ids uuid[] not null default '{}',
  deleted_at timestamptz not null default now(),
  constraint deleted_records_pkey primary key (user_id, kind, record_id),
  constraint deleted_records_kind_known check (kind in ('tasks', 'opportunities', 'interactions'))
);
comment on table private.deleted_records is 'What agents deleted within the last day, as it was.';

create index deleted_records_deleted_at_idx on private.deleted_records (deleted_at);

alter table private.deleted_records enable row level security;
revoke all on private.deleted_records from public, anon, authenticated;

-- Definer: agents have no rights on what is deleted, nor on the changes of stage. Only rows of the caller are touched. True when
-- the record is deleted now, also when it was before; false when the caller never had it.
create function public.delete_record(kind text, record_id uuid) returns boolean
  language plpgsql volatile
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  gone jsonb;
begin
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
comment on function public.delete_record(text, uuid) is
  'Deletes a task, an opportunity or an interaction of the agent; restore_record brings it back within a day.';

-- True when the record is there now, also when it was before; false when there is nothing to bring back.
create function public.restore_record(kind text, record_id uuid) returns boolean
  language plpgsql volatile
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  gone private.deleted_records;
  reference text[];
  is_there boolean;
begin
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
comment on function public.restore_record(text, uuid) is
  'Brings back what delete_record deleted within the last day, with its id and everything that hung on it.';

revoke execute on function public.delete_record(text, uuid), public.restore_record(text, uuid) from public, anon;
grant execute on function public.delete_record(text, uuid), public.restore_record(text, uuid) to authenticated, service_role;

-- As before, and what was deleted a day ago is deleted for good.
create or replace function private.run_daily_work(at timestamptz default now()) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  expired constant bigint := private.expire_subscriptions(run_daily_work.at);
  given constant jsonb := private.give_notices(run_daily_work.at);
begin
  -- Nothing is told for longer than two months, so older keys cannot come back.
  delete from private.dismissed_notices where dismissed_at < run_daily_work.at - interval '100 days';
  delete from private.deleted_records where deleted_at < run_daily_work.at - interval '1 day';
  return jsonb_build_object('expired', expired, 'notifications', given);
end
$$;
