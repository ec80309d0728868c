-- A run over many records has a row of its own (decision 23): its action is stored once, and its id is known after it was dismissed, so that a
-- call that comes late does not run it again. Its packets count their outcomes when they are written, and what all runs of an account hold
-- is bounded in bytes.
create table public.bulk_actions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null,
  action jsonb not null,
  bytes integer not null generated always as (octet_length(action::text)) stored,
  created_at timestamptz not null default now(),
  constraint bulk_actions_id_user_id_key unique (id, user_id),
  constraint bulk_actions_kind_known check (kind in ('clients', 'opportunities', 'tasks', 'interactions', 'documents')),
  constraint bulk_actions_action_size check (octet_length(action::text) <= 131072),
  constraint bulk_actions_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01')
);
comment on table public.bulk_actions is
  'What is done with many records: one row for each run, which has no packets any more once it was dismissed.';
create index bulk_actions_user_id_idx on public.bulk_actions (user_id, created_at);
create index bulk_actions_created_at_idx on public.bulk_actions (created_at);

-- As many are never reached: a new run takes the place of older ones (private.limit_bulk_runs).
insert into private.quotas (name, value) values ('bulk_actions', 1000), ('bulk_bytes', 67108864) on conflict (name) do nothing;
create trigger bulk_actions_check_quota after insert on public.bulk_actions
  referencing new table as added for each statement execute function private.check_quota();

alter table public.bulk_actions enable row level security;
revoke all on public.bulk_actions from anon, authenticated;
grant select on public.bulk_actions to authenticated;
grant all on public.bulk_actions to service_role;
create policy bulk_actions_select_own on public.bulk_actions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.bulk_actions as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

insert into public.bulk_actions (id, user_id, kind, action, created_at)
select distinct on (packet.run_id) packet.run_id, packet.user_id, packet.kind, packet.action, packet.created_at
from public.bulk_packets as packet
order by packet.run_id, packet.created_at, packet.place
on conflict do nothing;
delete from public.bulk_packets as packet
where not exists (select from public.bulk_actions as run where run.id = packet.run_id and run.user_id = packet.user_id);

drop view public.bulk_runs;
drop function private.count_outcomes(jsonb);

-- How many answers there are of each outcome.
create function private.count_outcomes(answers jsonb) returns jsonb
  language sql
  immutable strict
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(counted.outcome, counted.number), '{}')
  from (select answer ->> 'outcome' as outcome, count(*) as number from jsonb_array_elements(answers) as answer group by 1) as counted
  where counted.outcome is not null
$$;
revoke execute on function private.count_outcomes(jsonb) from public, anon;
grant execute on function private.count_outcomes(jsonb) to authenticated, service_role;

-- The counts of all packets together.
create function private.add_counts(counts jsonb) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(added.outcome, added.number), '{}')
  from (
    select counted.key as outcome, sum(counted.value::integer) as number
    from jsonb_array_elements(counts) as packet cross join lateral jsonb_each_text(packet) as counted
    group by 1
  ) as added
$$;
revoke execute on function private.add_counts(jsonb) from public, anon;
grant execute on function private.add_counts(jsonb) to authenticated, service_role;

alter table public.bulk_packets
  drop column kind,
  drop column action,
  drop column created_at,
  add column outcomes jsonb generated always as (private.count_outcomes(answers)) stored,
  add column undo_outcomes jsonb generated always as (private.count_outcomes(undone)) stored,
  add column bytes integer not null generated always as (
    16 * cardinality(ids) + coalesce(octet_length(answers::text), 0) + coalesce(octet_length(undone::text), 0)
  ) stored,
  add constraint bulk_packets_run_id_fkey foreign key (run_id, user_id) references public.bulk_actions (id, user_id) on delete cascade;
comment on table public.bulk_packets is
  'Up to 100 records of a run over many: what became of each, with what was there before, and what became of undoing it.';

create view public.bulk_runs with (security_invoker = true) as
select
  run.id, run.user_id, run.kind, run.action, run.created_at, packets.total, packets.done, packets.outcomes, packets.undone,
  packets.undo_outcomes
from public.bulk_actions as run
cross join lateral (
  select
    sum(cardinality(packet.ids))::integer as total,
    coalesce(sum(cardinality(packet.ids)) filter (where packet.outcomes is not null), 0)::integer as done,
    private.add_counts(jsonb_agg(packet.outcomes) filter (where packet.outcomes is not null)) as outcomes,
    -- Null until an undo begins.
    sum(cardinality(packet.ids)) filter (where packet.undo_outcomes is not null)::integer as undone,
    private.add_counts(jsonb_agg(packet.undo_outcomes) filter (where packet.undo_outcomes is not null)) as undo_outcomes
  from public.bulk_packets as packet
  where packet.run_id = run.id and packet.user_id = run.user_id
  having count(*) > 0
) as packets;
comment on view public.bulk_runs is 'Runs over many records: how far each came and how many answers there are of each outcome.';
revoke all on public.bulk_runs from anon, authenticated;
grant select on public.bulk_runs to authenticated, service_role;

-- Some packets are undone and some are not.
create function private.is_being_undone(run uuid) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select coalesce(bool_or(packet.undone is not null) and bool_or(packet.undone is null), false)
  from public.bulk_packets as packet where packet.user_id = auth.uid() and packet.run_id = run
$$;
revoke execute on function private.is_being_undone(uuid) from public, anon;
grant execute on function private.is_being_undone(uuid) to authenticated, service_role;

-- Tabs of 0.3.0 dismiss by this policy what their toast has told, and it goes with their support.
drop policy bulk_packets_delete_own on public.bulk_packets;
create policy bulk_packets_delete_own on public.bulk_packets for delete to authenticated
  using ((select auth.uid()) = user_id and not private.is_being_undone(run_id));

-- What was done stays, nothing more is done, and it cannot be undone any more. `unless_undoing`: only where nobody is undoing it.
create function public.dismiss_bulk_run(run uuid, unless_undoing boolean default false) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_second_factor();
  perform private.lock_bulk_run(run);
  if unless_undoing and private.is_being_undone(run) then return; end if;
  delete from public.bulk_packets as own where own.user_id = auth.uid() and own.run_id = run;
end
$$;
revoke execute on function public.dismiss_bulk_run(uuid, boolean) from public, anon;
grant execute on function public.dismiss_bulk_run(uuid, boolean) to authenticated, service_role;

-- What an action may say. The functions that do it know what the values may be.
create function private.check_bulk_action(kind text, action jsonb) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
declare
  kinds constant jsonb := '{"move": "tasks", "task": "clients", "plan": "clients"}';
  shape constant jsonb := jsonb '{
    "change": {"changes": "object", "add_tags": "array", "remove_tags": "array"},
    "delete": {},
    "move": {"day": "string", "zone": "string"},
    "task": {"task": "object"},
    "plan": {"plan": "string"}
  }' -> (action ->> 'do');
begin
  if shape is null or coalesce(kinds ->> (action ->> 'do'), kind) <> kind
    or exists (select from jsonb_each(action - 'do') as part where jsonb_typeof(part.value) is distinct from shape ->> part.key)
    or coalesce(action -> 'task', '{}') - array['title', 'description', 'priority', 'due_date'] <> '{}'
  then
    raise exception 'no such action: %', left(action::text, 200) using errcode = '22023';
  end if;
end
$$;
revoke execute on function private.check_bulk_action(text, jsonb) from public;

-- A new run and its answers take the place of older runs: there are twenty for a day, of `bulk_bytes` together, and what they deleted is no
-- more than the deleted records that wait. One that is half done or half undone makes no room. Near the limit two transactions wait for each
-- other, as in private.check_quota(). Answers how many records the runs that are left delete.
create function private.limit_bulk_runs(owner uuid, run uuid) returns bigint
  language plpgsql
  set search_path = ''
as $$
declare
  max_bytes constant bigint := (select quota.value from private.quotas as quota where quota.name = 'bulk_bytes');
  max_deleted constant bigint := (select quota.value from private.quotas as quota where quota.name = 'deleted_records');
  held record;
begin
  delete from public.bulk_actions as older
  where older.user_id = limit_bulk_runs.owner and older.id <> limit_bulk_runs.run and older.created_at < now() - interval '1 day';
  for attempt in 1 .. 2 loop
    with
      packets as (
        select
          packet.run_id, sum(packet.bytes) as bytes, sum(cardinality(packet.ids)) filter (where packet.undone is null) as records,
          count(*) = count(packet.answers) and count(packet.undone) in (0, count(*)) as is_idle
        from public.bulk_packets as packet where packet.user_id = limit_bulk_runs.owner group by packet.run_id
      ),
      ranked as (
        select
          own.id, packets.is_idle, row_number() over in_order as number,
          count(*) filter (where own.id = limit_bulk_runs.run or packets.run_id is not null) over in_order as place,
          sum(own.bytes + coalesce(packets.bytes, 0)) over in_order as bytes,
          sum(case when own.action ->> 'do' = 'delete' then packets.records end) over in_order as deleted
        from public.bulk_actions as own left join packets on packets.run_id = own.id
        where own.user_id = limit_bulk_runs.owner
        window in_order as (order by own.id = limit_bulk_runs.run desc, packets.is_idle is not false, own.created_at desc, own.id)
      ),
      gone as (
        delete from public.bulk_actions as older using ranked
        where older.id = ranked.id and older.id <> limit_bulk_runs.run and (
          ranked.place > 20 or ranked.number > 500
          or ranked.is_idle is not false and (ranked.bytes > max_bytes or ranked.deleted > max_deleted)
        )
        returning older.id
      )
    select max(ranked.bytes) as bytes, max(ranked.deleted) as deleted into held
    from ranked where ranked.id not in (select gone.id from gone);
    exit when attempt = 2 or held.bytes <= max_bytes - max_bytes / 10;
    perform private.lock_quotas(owner);
  end loop;
  if held.bytes > max_bytes then
    raise exception 'Tu cuenta llegó a su límite de % MB de acciones con muchos registros. Deshaz o descarta las que quedaron a medias.',
      max_bytes / 1048576 using errcode = 'P0001', detail = 'bulk_bytes', hint = 'quota';
  end if;
  return held.deleted;
end
$$;
revoke execute on function private.limit_bulk_runs(uuid, uuid) from public;

-- As before, but a call that comes again adds nothing, and one that comes after the run was undone or dismissed is refused. What is more than a
-- run may have is refused in words before it begins.
create or replace function private.store_bulk_run(run uuid, kind text, action jsonb, ids uuid[]) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  chosen constant uuid[] := array_remove(ids, null);
  max_deleted constant bigint := (select quota.value from private.quotas as quota where quota.name = 'deleted_records');
  deleted bigint;
begin
  perform private.require_second_factor();
  perform private.lock_bulk_run(run);
  if exists (select from public.bulk_actions as known where known.id = run and known.user_id = me) then
    if (
      select bool_and(packet.undone is null) from public.bulk_packets as packet where packet.user_id = me and packet.run_id = run
    ) is not true then
      raise exception 'the run was undone or dismissed' using errcode = 'P0001';
    end if;
    return;
  end if;
  perform private.check_bulk(store_bulk_run.kind, 0);
  perform private.check_bulk_action(store_bulk_run.kind, store_bulk_run.action);
  if (cardinality(chosen) > 0) is not true then
    raise exception 'a run has at least one record' using errcode = '22023';
  end if;
  if cardinality(chosen) > 50000 then
    raise exception 'Se pueden elegir hasta 50,000 registros para una acción. Elige menos.'
      using errcode = 'P0001', detail = 'bulk_packets', hint = 'quota';
  end if;
  insert into public.bulk_actions (id, user_id, kind, action) values (run, me, store_bulk_run.kind, store_bulk_run.action);
  -- First for its rows, then for its bytes.
  perform private.limit_bulk_runs(me, run);
  insert into public.bulk_packets (user_id, run_id, place, ids)
  select me, run, packet.place, chosen[packet.place * 100 + 1 : packet.place * 100 + 100]
  from generate_series(0, (cardinality(chosen) - 1) / 100) as packet (place);
  deleted := private.limit_bulk_runs(me, run);
  if store_bulk_run.action ->> 'do' = 'delete' and deleted > max_deleted then
    raise exception 'Se pueden eliminar hasta % registros a la vez, los que se guardan para deshacerlo. Elige menos, o descarta antes lo que quedó a medias.',
      to_char(max_deleted, 'FM999,999,999') using errcode = 'P0001', detail = 'deleted_records', hint = 'quota';
  end if;
end
$$;

-- As before; an answer counts towards the bytes of the account, an undo is never refused.
create or replace function private.keep_bulk_answers(packet uuid, answered jsonb, is_undo boolean) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  update public.bulk_packets as own
  set answers = case when is_undo then own.answers else answered end, undone = case when is_undo then answered end
  where own.id = packet and own.user_id = me;
  if not is_undo then
    perform private.limit_bulk_runs(me, own.run_id) from public.bulk_packets as own where own.id = packet and own.user_id = me;
  end if;
end
$$;

-- As before, but the records of a deletion that can be undone as a whole stay, however much is deleted after them. What its ids name was not
-- always deleted by it, so that there is a bound for all.
create or replace function private.limit_deleted_records(owner uuid) returns void
  language sql
  set search_path = ''
as $$
  delete from private.deleted_records as waiting
  using (
    select
      stored.kind, stored.record_id, row_number() over newest_first as place,
      sum(pg_column_size(stored.record) + pg_column_size(stored.hanging)) over newest_first as bytes
    from private.deleted_records as stored
    where stored.user_id = limit_deleted_records.owner
    window newest_first as (order by stored.deleted_at desc, stored.record_id)
  ) as ranked
  cross join (select quota.value from private.quotas as quota where quota.name = 'deleted_records') as allowed (records)
  cross join (select quota.value from private.quotas as quota where quota.name = 'deleted_records_bytes') as allowed_size (bytes)
  where waiting.user_id = limit_deleted_records.owner and waiting.kind = ranked.kind and waiting.record_id = ranked.record_id
    and waiting.deleted_at < now()
    and (ranked.place > allowed.records or ranked.bytes > allowed_size.bytes)
    and (
      ranked.place > 2 * allowed.records
      or not exists (
        select from public.bulk_packets as packet
        join public.bulk_actions as run on run.id = packet.run_id and run.user_id = packet.user_id
        cross join lateral unnest(packet.ids) as chosen (id)
        where packet.user_id = limit_deleted_records.owner and packet.answers is not null and packet.undone is null
          and run.action ->> 'do' = 'delete' and run.kind = waiting.kind and chosen.id = waiting.record_id
      )
    )
$$;

-- A run whose deleted records fill their bytes stops, so that it can still be undone. Its next packet is refused, not the last one: what was
-- deleted just now is always kept.
create function private.check_room_to_delete() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = 'deleted_records_bytes');
begin
  if allowed < (
    select sum(pg_column_size(waiting.record) + pg_column_size(waiting.hanging))
    from private.deleted_records as waiting where waiting.user_id = auth.uid() and waiting.deleted_at < now()
  ) then
    raise exception 'Lo eliminado llegó al límite de % MB que se guardan para deshacerlo. Descártalo para eliminar el resto en otra acción.',
      allowed / 1048576 using errcode = 'P0001', detail = 'deleted_records_bytes', hint = 'quota';
  end if;
end
$$;
revoke execute on function private.check_room_to_delete() from public, anon;
grant execute on function private.check_room_to_delete() to authenticated, service_role;

-- As before, with the action of the run.
create or replace function public.continue_bulk_run(run uuid) returns table (done integer, total integer)
  language plpgsql
  set search_path = ''
as $$
declare
  whole public.bulk_actions;
  packet public.bulk_packets;
  answered jsonb;
begin
  perform private.lock_bulk_run(run);
  select * into whole from public.bulk_actions as own where own.user_id = auth.uid() and own.id = run;
  select * into packet from public.bulk_packets as waiting
  where waiting.user_id = auth.uid() and waiting.run_id = run and waiting.answers is null
  order by waiting.place limit 1;
  if packet.id is not null then
    case whole.action ->> 'do'
      when 'change' then
        select jsonb_agg(answer) into answered from public.change_records(
          whole.kind, packet.ids, coalesce(whole.action -> 'changes', '{}'),
          array(select jsonb_array_elements_text(whole.action -> 'add_tags')),
          array(select jsonb_array_elements_text(whole.action -> 'remove_tags'))
        ) as answer;
      when 'delete' then
        select jsonb_agg(answer) into answered from public.delete_records(whole.kind, packet.ids) as answer;
        perform private.check_room_to_delete();
      when 'move' then
        select jsonb_agg(answer) into answered
        from public.move_tasks(packet.ids, (whole.action ->> 'day')::date, whole.action ->> 'zone') as answer;
      when 'task' then
        select jsonb_agg(answer) into answered
        from public.add_task_for_clients(run, packet.ids, whole.action -> 'task') as answer;
      when 'plan' then
        select jsonb_agg(answer) into answered
        from private.start_plan_for_clients(run, (whole.action ->> 'plan')::uuid, packet.ids) as answer;
    end case;
    perform private.keep_bulk_answers(packet.id, coalesce(answered, '[]'), false);
  end if;
  return query
  select
    coalesce(sum(cardinality(own.ids)) filter (where own.outcomes is not null), 0)::integer, coalesce(sum(cardinality(own.ids)), 0)::integer
  from public.bulk_packets as own where own.user_id = auth.uid() and own.run_id = run;
end
$$;

-- As before, but tasks that were changed since stay.
create or replace function public.undo_bulk_run(run uuid) returns table (done integer, total integer)
  language plpgsql
  set search_path = ''
as $$
declare
  whole public.bulk_actions;
  packet public.bulk_packets;
  records jsonb;
  ids uuid[];
  answered jsonb;
begin
  perform private.lock_bulk_run(run);
  delete from public.bulk_packets as waiting
  where waiting.user_id = auth.uid() and waiting.run_id = run and waiting.answers is null;
  select * into whole from public.bulk_actions as own where own.user_id = auth.uid() and own.id = run;
  select * into packet from public.bulk_packets as made
  where made.user_id = auth.uid() and made.run_id = run and made.undone is null
  order by made.place desc limit 1;
  if packet.id is not null then
    records := coalesce((
      select jsonb_agg(answer) from jsonb_array_elements(packet.answers) as answer where answer ->> 'outcome' in ('changed', 'deleted')
    ), '[]');
    ids := array(
      select coalesce(record ->> 'task_id', record ->> 'id')::uuid from jsonb_array_elements(records) as record
    );
    case whole.action ->> 'do'
      when 'change', 'move' then
        select jsonb_agg(answer) into answered from public.restore_records(whole.kind, records) as answer;
      when 'delete' then
        select jsonb_agg(answer) into answered from public.restore_deleted(whole.kind, ids) as answer;
      when 'task' then
        ids := array(
          select task.id from public.tasks as task
          where task.id = any (ids) and task.user_id = auth.uid() and task.updated_at = task.created_at
          order by task.id for update
        );
        select jsonb_agg(answer) into answered from public.delete_records('tasks', ids) as answer;
      when 'plan' then
        select jsonb_agg(answer) into answered from private.undo_plans(records) as answer;
    end case;
    perform private.keep_bulk_answers(packet.id, coalesce(answered, '[]'), true);
  end if;
  return query
  select
    coalesce(sum(cardinality(own.ids)) filter (where own.undo_outcomes is not null), 0)::integer,
    coalesce(sum(cardinality(own.ids)), 0)::integer
  from public.bulk_packets as own where own.user_id = auth.uid() and own.run_id = run;
end
$$;

-- These functions as they are, with another line.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      (
        'public.erase_client(uuid, uuid, uuid[], boolean)',
        '    and private.is_named(concat_ws(E''\n'', own.action, own.answers, own.undone), marks.names, marks.numbers);
',
        '    and private.is_named(concat_ws(E''\n'', own.answers, own.undone), marks.names, marks.numbers);
  delete from public.bulk_actions as own
  where own.user_id = me and private.is_named(own.action::text, marks.names, marks.numbers);
'
      ),
      (
        'private.run_daily_part(text, timestamp with time zone)',
        'delete from public.bulk_packets where created_at',
        'delete from public.bulk_actions where created_at'
      )
    ) as changes (signature, line, written)
  loop
    definition := pg_get_functiondef(change.signature::regprocedure);
    if strpos(definition, change.line) = 0 then
      raise exception '% has another text', change.signature;
    end if;
    execute replace(definition, change.line, change.written);
  end loop;
end
$$;
