-- What is done with many records is a run (BULK-13 to BULK-16, decision 23): its packets of up to 100 records say what is done with
-- which, how far it came and what stood there before, so that a reload loses nothing of it. A packet is done once: the change and
-- its answer are written in one transaction, and a run does one packet at a time, whoever asks.
create table public.bulk_packets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  run_id uuid not null,
  place smallint not null,
  kind text not null,
  action jsonb not null,
  ids uuid[] not null,
  answers jsonb,
  undone jsonb,
  created_at timestamptz not null default now(),
  constraint bulk_packets_user_id_run_id_key unique (user_id, run_id, place),
  constraint bulk_packets_place_range check (place between 0 and 499),
  constraint bulk_packets_kind_known check (kind in ('clients', 'opportunities', 'tasks', 'interactions', 'documents')),
  constraint bulk_packets_action_size check (octet_length(action::text) <= 131072),
  constraint bulk_packets_ids_range check (cardinality(ids) <= 100),
  constraint bulk_packets_answers_is_array check (jsonb_typeof(answers) = 'array' and (undone is null or jsonb_typeof(undone) = 'array')),
  -- The answer to a hundred records of 200 tags each is twice as large at most.
  constraint bulk_packets_answers_size check (octet_length(answers::text) <= 8388608),
  constraint bulk_packets_undone_size check (octet_length(undone::text) <= 131072),
  constraint bulk_packets_undone_of_answered check (answers is not null or undone is null),
  constraint bulk_packets_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01')
);
comment on table public.bulk_packets is
  'Up to 100 records of a run over many: what is done with them, what became of each, with what was there before, and what became of undoing it.';
create index bulk_packets_created_at_idx on public.bulk_packets (created_at);

-- Twenty runs of 50,000 records. A new run takes the place of the oldest ones, so that nobody meets the limit.
insert into private.quotas (name, value) values ('bulk_packets', 10000) on conflict (name) do nothing;
create trigger bulk_packets_check_quota after insert on public.bulk_packets
  referencing new table as added for each statement execute function private.check_quota();

-- Agents read and dismiss. Only the functions below write: what a run answers is what it did.
alter table public.bulk_packets enable row level security;
revoke all on public.bulk_packets from anon, authenticated;
grant select, delete on public.bulk_packets to authenticated;
grant all on public.bulk_packets to service_role;
create policy bulk_packets_select_own on public.bulk_packets for select to authenticated
  using ((select auth.uid()) = user_id);
create policy bulk_packets_delete_own on public.bulk_packets for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.bulk_packets as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- How many answers there are of each outcome; `packets` is a list of lists of answers.
create function private.count_outcomes(packets jsonb) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select coalesce(jsonb_object_agg(counted.outcome, counted.number), '{}')
  from (
    select answer ->> 'outcome' as outcome, count(*) as number
    from jsonb_array_elements(packets) as packet cross join lateral jsonb_array_elements(packet) as answer
    group by 1
  ) as counted
$$;
revoke execute on function private.count_outcomes(jsonb) from public, anon;
grant execute on function private.count_outcomes(jsonb) to authenticated, service_role;

create view public.bulk_runs with (security_invoker = true) as
select
  packet.run_id as id, packet.user_id, packet.kind, packet.action, min(packet.created_at) as created_at,
  sum(cardinality(packet.ids))::integer as total,
  coalesce(sum(cardinality(packet.ids)) filter (where packet.answers is not null), 0)::integer as done,
  private.count_outcomes(jsonb_agg(packet.answers) filter (where packet.answers is not null)) as outcomes,
  -- Null until an undo begins.
  sum(cardinality(packet.ids)) filter (where packet.undone is not null)::integer as undone,
  private.count_outcomes(jsonb_agg(packet.undone) filter (where packet.undone is not null)) as undo_outcomes
from public.bulk_packets as packet
group by packet.run_id, packet.user_id, packet.kind, packet.action;
comment on view public.bulk_runs is 'Runs over many records: how far each came and how many answers there are of each outcome.';
revoke all on public.bulk_runs from anon, authenticated;
grant select on public.bulk_runs to authenticated, service_role;

-- Stores what will be done. A call that is repeated adds nothing. The oldest runs go where there are more than twenty, and those of
-- more than a day.
create function private.store_bulk_run(run uuid, kind text, action jsonb, ids uuid[]) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  chosen constant uuid[] := array_remove(ids, null);
begin
  perform private.require_second_factor();
  perform private.check_bulk(store_bulk_run.kind, 0);
  if (action ->> 'do' in ('change', 'delete', 'move', 'task', 'plan')) is not true then
    raise exception 'no such action: %', action ->> 'do' using errcode = '22023';
  end if;
  if (cardinality(chosen) between 1 and 50000) is not true then
    raise exception 'a run has 1 to 50,000 records' using errcode = '22023';
  end if;
  delete from public.bulk_packets as older
  where older.user_id = me and older.run_id <> run and (
    older.created_at < now() - interval '1 day'
    or older.run_id not in (
      select known.run_id from public.bulk_packets as known
      where known.user_id = me and known.place = 0 and known.run_id <> run
      order by known.created_at desc, known.run_id
      limit 19
    )
  );
  insert into public.bulk_packets (user_id, run_id, place, kind, action, ids)
  select me, run, packet.place, store_bulk_run.kind, store_bulk_run.action, chosen[packet.place * 100 + 1 : packet.place * 100 + 100]
  from generate_series(0, (cardinality(chosen) - 1) / 100) as packet (place)
  on conflict (user_id, run_id, place) do nothing;
end
$$;
revoke execute on function private.store_bulk_run(uuid, text, jsonb, uuid[]) from public, anon;
grant execute on function private.store_bulk_run(uuid, text, jsonb, uuid[]) to authenticated, service_role;

-- Called by the two functions below alone: the schema is not exposed.
create function private.keep_bulk_answers(packet uuid, answered jsonb, is_undo boolean) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.bulk_packets as own
  set answers = case when is_undo then own.answers else answered end, undone = case when is_undo then answered end
  where own.id = packet and own.user_id = auth.uid()
$$;
revoke execute on function private.keep_bulk_answers(uuid, jsonb, boolean) from public, anon;
grant execute on function private.keep_bulk_answers(uuid, jsonb, boolean) to authenticated, service_role;

-- Two tabs take turns.
create function private.lock_bulk_run(run uuid) returns void
  language sql
  set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('bulk run ' || auth.uid() || run, 0)) $$;
revoke execute on function private.lock_bulk_run(uuid) from public, anon;
grant execute on function private.lock_bulk_run(uuid) to authenticated, service_role;

-- A plan for up to a hundred clients (PLAN-13). Who is in it already stays as they are.
create function private.start_plan_for_clients(batch uuid, plan uuid, ids uuid[])
  returns table (id uuid, outcome text, started uuid, tasks uuid[])
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.check_bulk('clients', cardinality(ids));
  for id in
    select client.id from public.clients as client where client.id = any (ids) and client.user_id = auth.uid() order by client.id
  loop
    insert into public.follow_up_runs (id, plan_id, client_id) values (md5(batch::text || id)::uuid, plan, start_plan_for_clients.id)
    on conflict do nothing
    returning follow_up_runs.id into started;
    outcome := case when started is null then 'same' else 'changed' end;
    -- Those of the first day.
    tasks := case when started is not null then array(
      select task.id from public.tasks as task
      where task.user_id = auth.uid() and task.client_id = start_plan_for_clients.id and task.created_at = now()
    ) end;
    return next;
  end loop;
end
$$;
revoke execute on function private.start_plan_for_clients(uuid, uuid, uuid[]) from public, anon;
grant execute on function private.start_plan_for_clients(uuid, uuid, uuid[]) to authenticated, service_role;

-- The plan goes with its tasks, but for those that were changed since.
create function private.undo_plans(records jsonb) returns table (id uuid, outcome text)
  language plpgsql
  set search_path = ''
as $$
begin
  delete from public.tasks as task
  using jsonb_array_elements(records) as record cross join lateral jsonb_array_elements_text(record -> 'tasks') as made
  where task.id = made::uuid and task.user_id = auth.uid() and task.updated_at = task.created_at;
  return query
  with gone as (
    delete from public.follow_up_runs as started
    using jsonb_array_elements(records) as record
    where started.id = (record ->> 'started')::uuid and started.user_id = auth.uid()
    returning started.client_id
  )
  select gone.client_id, 'deleted' from gone;
end
$$;
revoke execute on function private.undo_plans(jsonb) from public, anon;
grant execute on function private.undo_plans(jsonb) to authenticated, service_role;

-- Does the next packet, with its answer in the same transaction, and says how far the run is. Nothing is left of one that was dismissed or
-- is being undone.
create function public.continue_bulk_run(run uuid) returns table (done integer, total integer)
  language plpgsql
  set search_path = ''
as $$
declare
  packet public.bulk_packets;
  answered jsonb;
begin
  perform private.lock_bulk_run(run);
  select * into packet from public.bulk_packets as waiting
  where waiting.user_id = auth.uid() and waiting.run_id = run and waiting.answers is null
  order by waiting.place limit 1;
  if packet.id is not null then
    case packet.action ->> 'do'
      when 'change' then
        select jsonb_agg(answer) into answered from public.change_records(
          packet.kind, packet.ids, coalesce(packet.action -> 'changes', '{}'),
          array(select jsonb_array_elements_text(packet.action -> 'add_tags')),
          array(select jsonb_array_elements_text(packet.action -> 'remove_tags'))
        ) as answer;
      when 'delete' then
        select jsonb_agg(answer) into answered from public.delete_records(packet.kind, packet.ids) as answer;
      when 'move' then
        select jsonb_agg(answer) into answered
        from public.move_tasks(packet.ids, (packet.action ->> 'day')::date, packet.action ->> 'zone') as answer;
      when 'task' then
        select jsonb_agg(answer) into answered
        from public.add_task_for_clients(run, packet.ids, packet.action -> 'task') as answer;
      when 'plan' then
        select jsonb_agg(answer) into answered
        from private.start_plan_for_clients(run, (packet.action ->> 'plan')::uuid, packet.ids) as answer;
    end case;
    perform private.keep_bulk_answers(packet.id, coalesce(answered, '[]'), false);
  end if;
  return query
  select
    coalesce(sum(cardinality(own.ids)) filter (where own.answers is not null), 0)::integer, coalesce(sum(cardinality(own.ids)), 0)::integer
  from public.bulk_packets as own where own.user_id = auth.uid() and own.run_id = run;
end
$$;
revoke execute on function public.continue_bulk_run(uuid) from public, anon;
grant execute on function public.continue_bulk_run(uuid) to authenticated, service_role;

-- Stores the run and does its first packet, so that closing the tab after it changes nothing, and a run that cannot begin is not kept.
create function public.start_bulk_run(run uuid, kind text, action jsonb, ids uuid[]) returns table (done integer, total integer)
  language plpgsql
  set search_path = ''
as $$
begin
  perform private.store_bulk_run(run, kind, action, ids);
  return query select progress.done, progress.total from public.continue_bulk_run(run) as progress;
end
$$;
revoke execute on function public.start_bulk_run(uuid, text, jsonb, uuid[]) from public, anon;
grant execute on function public.start_bulk_run(uuid, text, jsonb, uuid[]) to authenticated, service_role;

-- Undoes the next packet, the last one first. What was left to do is given up.
create function public.undo_bulk_run(run uuid) returns table (done integer, total integer)
  language plpgsql
  set search_path = ''
as $$
declare
  packet public.bulk_packets;
  records jsonb;
  ids uuid[];
  answered jsonb;
begin
  perform private.lock_bulk_run(run);
  delete from public.bulk_packets as waiting
  where waiting.user_id = auth.uid() and waiting.run_id = run and waiting.answers is null;
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
    case packet.action ->> 'do'
      when 'change', 'move' then
        select jsonb_agg(answer) into answered from public.restore_records(packet.kind, records) as answer;
      when 'delete' then
        select jsonb_agg(answer) into answered from public.restore_deleted(packet.kind, ids) as answer;
      when 'task' then
        select jsonb_agg(answer) into answered from public.delete_records('tasks', ids) as answer;
      when 'plan' then
        select jsonb_agg(answer) into answered from private.undo_plans(records) as answer;
    end case;
    perform private.keep_bulk_answers(packet.id, coalesce(answered, '[]'), true);
  end if;
  return query
  select
    coalesce(sum(cardinality(own.ids)) filter (where own.undone is not null), 0)::integer, coalesce(sum(cardinality(own.ids)), 0)::integer
  from public.bulk_packets as own where own.user_id = auth.uid() and own.run_id = run;
end
$$;
revoke execute on function public.undo_bulk_run(uuid) from public, anon;
grant execute on function public.undo_bulk_run(uuid) to authenticated, service_role;

-- Both functions as they are, with what they do with runs before the line that is named.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      (
        'public.erase_client(uuid, uuid, uuid[], boolean)',
        '  delete from public.interactions as own where own.user_id = me and own.id = any (gone);',
        '  -- A run over many forgets the client; one that names the client is dropped.
  update public.bulk_packets as own
  set
    ids = array(select listed.id from unnest(own.ids) with ordinality as listed (id, place) where not listed.id = any (gone) order by listed.place),
    answers = case when own.answers is not null then coalesce((
      select jsonb_agg(answer) from jsonb_array_elements(own.answers) as answer where not (answer ->> ''id'')::uuid = any (gone)
    ), ''[]'') end
  where own.user_id = me and own.ids && gone;
  delete from public.bulk_packets as own
  where own.user_id = me
    and private.is_named(concat_ws(E''\n'', own.action, own.answers, own.undone), marks.names, marks.numbers);
'
      ),
      (
        'private.run_daily_part(text, timestamp with time zone)',
        '      delete from private.followed_visits where',
        '      delete from public.bulk_packets where created_at < run_daily_part.at - interval ''1 day'';
'
      )
    ) as changes (signature, line, added)
  loop
    definition := pg_get_functiondef(change.signature::regprocedure);
    if strpos(definition, change.line) = 0 then
      raise exception '% has another text', change.signature;
    end if;
    execute replace(definition, change.line, change.added || change.line);
  end loop;
end
$$;
