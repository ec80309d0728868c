-- SEL-18: a visit that was asked for in a selection is booked once.

alter table public.selection_items add constraint selection_items_id_user_id_key unique (id, user_id);

alter table public.interactions
  add column selection_item_id uuid,
  add constraint interactions_selection_item_id_fkey foreign key (selection_item_id, user_id)
    references public.selection_items (id, user_id) on delete set null (selection_item_id);
comment on column public.interactions.selection_item_id is 'The listing of a selection whose visit the client asked for.';

create index interactions_user_id_selection_item_id_idx on public.interactions (user_id, selection_item_id)
  where selection_item_id is not null;
create unique index interactions_one_visit_a_request on public.interactions (user_id, selection_item_id)
  where selection_item_id is not null and type = 'visit';

-- DAY-06: whoever books a visit has seen that it was asked for.
create function private.see_booked_request() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  update public.selection_items as item set seen_at = item.answered_at
  where item.id = new.selection_item_id and item.user_id = new.user_id
    and item.answered_at is not null and (item.seen_at is null or item.seen_at < item.answered_at);
  return null;
end
$$;

create trigger interactions_see_booked_request after insert on public.interactions
  for each row when (new.selection_item_id is not null) execute function private.see_booked_request();

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
    array[
      ['client_id', 'clients'], ['property_id', 'properties'], ['opportunity_id', 'opportunities'],
      ['selection_item_id', 'selection_items']
    ]
  loop
    continue when gone.record ->> reference[1] is null;
    execute format('select exists (select from public.%I as own where own.id = $1 and own.user_id = $2)', reference[2])
      into is_there using (gone.record ->> reference[1])::uuid, me;
    if not is_there then
      gone.record := gone.record || jsonb_build_object(reference[1], null);
    end if;
  end loop;
  -- SEL-18: the request was booked again meanwhile. This visit comes back without it.
  if exists (
    select from public.interactions as other
    where other.user_id = me and other.type = 'visit' and other.selection_item_id = (gone.record ->> 'selection_item_id')::uuid
  ) then
    gone.record := gone.record || jsonb_build_object('selection_item_id', null);
  end if;
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
