-- Follow-up plans: dated steps after something that happened with a client, and which clients are in one.

-- A message that is ready to be sent by WhatsApp; its variables are filled when it is opened.
alter table public.tasks
  add column message text,
  add constraint tasks_message_length check (char_length(message) <= 1000);
comment on column public.tasks.message is 'A text that is ready to be sent by WhatsApp, with variables as scripts have them.';

create or replace view public.task_rows with (security_invoker = true) as
select
  task.id, task.user_id, task.title, task.description, task.status, task.priority, task.due_date, task.completed_at,
  task.client_id, task.property_id, task.created_at, task.updated_at,
  task.status not in ('completed', 'cancelled') as is_open,
  private.full_name(client.first_name, client.last_name) as client_name,
  property.title as property_title,
  concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search,
  task.is_example, task.purpose,
  task.message, client.first_name as client_first_name, client.whatsapp as client_whatsapp
from public.tasks as task
left join public.clients as client on client.id = task.client_id
left join public.properties as property on property.id = task.property_id;

-- Steps are an array of {day, kind, text}: 1 to 20 of them, in the order of their days.
create function private.are_plan_steps(steps jsonb) returns boolean
  language sql immutable parallel safe
  set search_path = ''
as $$
  select case
    when jsonb_typeof(steps) <> 'array' then false
    when jsonb_array_length(steps) not between 1 and 20 then false
    else (
      select bool_and(
        case
          when jsonb_typeof(step.value) <> 'object' or step.value - 'day' - 'kind' - 'text' <> '{}' then false
          when jsonb_typeof(step.value -> 'day') is distinct from 'number' or (step.value ->> 'day') !~ '^\d{1,3}$' then false
          when jsonb_typeof(step.value -> 'text') is distinct from 'string' then false
          when (step.value ->> 'day')::integer > 730 then false
          when step.value ->> 'kind' = 'task' then private.has_text(step.value ->> 'text', 200)
          when step.value ->> 'kind' = 'message' then private.has_text(step.value ->> 'text', 1000)
          else false
        end
      ) and not exists (
        select from generate_series(1, jsonb_array_length(steps) - 1) as place
        where (steps -> place ->> 'day')::numeric < (steps -> (place - 1) ->> 'day')::numeric
      )
      from jsonb_array_elements(steps) as step (value)
    )
  end
$$;
revoke execute on function private.are_plan_steps(jsonb) from public, anon;
grant execute on function private.are_plan_steps(jsonb) to authenticated, service_role;

create table public.follow_up_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  starts_when text not null default 'hand',
  client_type text,
  stage_id uuid references public.opportunity_stages (id) on delete restrict,
  is_automatic boolean not null default false,
  built_in text,
  steps jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint follow_up_plans_id_user_id_key unique (id, user_id),
  constraint follow_up_plans_user_id_built_in_key unique (user_id, built_in),
  constraint follow_up_plans_name_length check (private.has_text(name, 80)),
  constraint follow_up_plans_starts_when_known
    check (starts_when in ('hand', 'client_added', 'stage_reached', 'visit_made', 'lease_begun')),
  constraint follow_up_plans_client_type_known check (client_type in ('propietario', 'comprador', 'inquilino', 'inversionista')),
  constraint follow_up_plans_client_type_of_new_client check (client_type is null or starts_when = 'client_added'),
  constraint follow_up_plans_stage_of_stage_reached check ((stage_id is not null) = (starts_when = 'stage_reached')),
  constraint follow_up_plans_automatic_has_trigger check (not is_automatic or starts_when <> 'hand'),
  constraint follow_up_plans_built_in_length check (private.has_text(built_in, 40)),
  constraint follow_up_plans_steps_format check (private.are_plan_steps(steps)),
  constraint follow_up_plans_steps_size check (octet_length(steps::text) <= 131072),
  constraint follow_up_plans_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint follow_up_plans_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01')
);
comment on table public.follow_up_plans is 'Steps on days after something that happened with a client.';
comment on column public.follow_up_plans.is_automatic is 'It starts by itself when what it waits for happens; otherwise by hand alone.';
comment on column public.follow_up_plans.built_in is 'Which of the built-in plans it was copied from.';
create index follow_up_plans_user_id_name_idx on public.follow_up_plans (user_id, name, id);
create index follow_up_plans_stage_id_idx on public.follow_up_plans (stage_id);
create index follow_up_plans_automatic_idx on public.follow_up_plans (user_id, starts_when) where is_automatic;

create table public.follow_up_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  plan_id uuid,
  client_id uuid not null,
  opportunity_id uuid,
  source_id uuid,
  plan_name text not null,
  steps jsonb not null,
  started_on date not null,
  state text not null default 'running',
  why text,
  next_step smallint not null default 0,
  next_on date,
  paused_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What has begun goes on with the steps it began with.
  constraint follow_up_runs_plan_id_fkey foreign key (plan_id, user_id)
    references public.follow_up_plans (id, user_id) on delete set null (plan_id),
  constraint follow_up_runs_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete cascade,
  constraint follow_up_runs_opportunity_id_fkey foreign key (opportunity_id, user_id)
    references public.opportunities (id, user_id) on delete set null (opportunity_id),
  constraint follow_up_runs_plan_name_length check (private.has_text(plan_name, 80)),
  constraint follow_up_runs_steps_format check (private.are_plan_steps(steps)),
  constraint follow_up_runs_steps_size check (octet_length(steps::text) <= 131072),
  constraint follow_up_runs_state_known check (state in ('running', 'paused', 'ended')),
  constraint follow_up_runs_why_known check (why in ('by_hand', 'answered', 'done', 'merged', 'closed')),
  constraint follow_up_runs_next_step_range check (next_step between 0 and 20),
  constraint follow_up_runs_next_of_open check ((next_on is null) = (state = 'ended')),
  constraint follow_up_runs_started_on_range check (started_on >= '1900-01-01' and started_on < '2200-01-01'),
  constraint follow_up_runs_next_on_range check (next_on >= '1900-01-01' and next_on < '2200-01-01'),
  constraint follow_up_runs_paused_on_range check (paused_on >= '1900-01-01' and paused_on < '2200-01-01'),
  constraint follow_up_runs_created_at_range check (created_at >= '1900-01-01' and created_at < '2200-01-01'),
  constraint follow_up_runs_updated_at_range check (updated_at >= '1900-01-01' and updated_at < '2200-01-01')
);
comment on table public.follow_up_runs is 'A client in a follow-up plan. What follows from its state is written by triggers.';
comment on column public.follow_up_runs.source_id is 'What started it by itself: the client, opportunity, visit or lease.';
comment on column public.follow_up_runs.started_on is 'The day from which its steps are counted; a pause moves it.';
comment on column public.follow_up_runs.next_step is 'How many of its steps have become tasks.';
-- Nobody is in the same plan twice at a time, unless it is about two opportunities.
create unique index follow_up_runs_open_key on public.follow_up_runs (user_id, plan_id, client_id, opportunity_id)
  nulls not distinct where state <> 'ended' and plan_id is not null;
create unique index follow_up_runs_source_key on public.follow_up_runs (user_id, plan_id, source_id) where source_id is not null;
create index follow_up_runs_user_id_client_id_idx on public.follow_up_runs (user_id, client_id, created_at desc);
create index follow_up_runs_user_id_opportunity_id_idx on public.follow_up_runs (user_id, opportunity_id);
create index follow_up_runs_user_id_next_on_idx on public.follow_up_runs (user_id, next_on, id) where state <> 'ended';
create index follow_up_runs_due_idx on public.follow_up_runs (user_id, next_on, id) where state = 'running';
create index follow_up_runs_user_id_plan_id_client_id_idx on public.follow_up_runs (user_id, plan_id, client_id, updated_at);

create trigger follow_up_plans_set_updated_at before update on public.follow_up_plans
  for each row execute function private.set_updated_at();
create trigger follow_up_runs_set_updated_at before update on public.follow_up_runs
  for each row execute function private.set_updated_at();

insert into private.quotas (name, value) values ('follow_up_plans', 200), ('follow_up_plans_automatic', 20), ('follow_up_runs', 50000)
on conflict (name) do nothing;
create trigger follow_up_plans_check_quota after insert on public.follow_up_plans referencing new table as added
  for each statement execute function private.check_quota();
create trigger follow_up_runs_check_quota after insert on public.follow_up_runs referencing new table as added
  for each statement execute function private.check_quota();

-- Held to the end of the transaction by whoever must know how much an account has, also of what others are just adding. One lock for
-- all limits of an account: with one for each table two transactions that fill them in another order would wait for each other.
create function private.lock_quotas(owner uuid) returns void
  language sql volatile
  set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('quotas of ' || lock_quotas.owner, 0))
$$;
revoke execute on function private.lock_quotas(uuid) from public, anon, authenticated;

-- PLAN-10: what happens with a client is compared with every plan that starts by itself, so there are few of them. Definer: agents may
-- not read the limits.
create function private.check_automatic_plans() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = 'follow_up_plans_automatic');
begin
  perform private.lock_quotas(new.user_id);
  if allowed < (select count(*) from public.follow_up_plans as plan where plan.user_id = new.user_id and plan.is_automatic) then
    raise exception 'Tu cuenta llegó a su límite de % planes que inician solos. Quita «Iniciar solo» en uno que ya no uses.', allowed
      using errcode = 'P0001', detail = 'follow_up_plans_automatic', hint = 'quota';
  end if;
  return null;
end
$$;
revoke execute on function private.check_automatic_plans() from public, anon, authenticated;
create trigger follow_up_plans_check_added_automatic after insert on public.follow_up_plans
  for each row when (new.is_automatic) execute function private.check_automatic_plans();
create trigger follow_up_plans_check_made_automatic after update of is_automatic on public.follow_up_plans
  for each row when (new.is_automatic and not old.is_automatic) execute function private.check_automatic_plans();

alter table public.follow_up_plans enable row level security;
revoke all on public.follow_up_plans from anon, authenticated;
grant select, insert, update, delete on public.follow_up_plans to authenticated;
grant all on public.follow_up_plans to service_role;
create policy follow_up_plans_select_own on public.follow_up_plans for select to authenticated
  using ((select auth.uid()) = user_id);
create policy follow_up_plans_insert_own on public.follow_up_plans for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy follow_up_plans_update_own on public.follow_up_plans for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy follow_up_plans_delete_own on public.follow_up_plans for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.follow_up_plans as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

alter table public.follow_up_runs enable row level security;
revoke all on public.follow_up_runs from anon, authenticated;
-- Steps and days follow from the plan and the state; the client changes where two are merged.
grant select, delete on public.follow_up_runs to authenticated;
grant insert (id, user_id, plan_id, client_id, opportunity_id) on public.follow_up_runs to authenticated;
grant update (state, why, client_id) on public.follow_up_runs to authenticated;
grant all on public.follow_up_runs to service_role;
create policy follow_up_runs_select_own on public.follow_up_runs for select to authenticated
  using ((select auth.uid()) = user_id);
create policy follow_up_runs_insert_own on public.follow_up_runs for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy follow_up_runs_update_own on public.follow_up_runs for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy follow_up_runs_delete_own on public.follow_up_runs for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.follow_up_runs as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- PLAN-04: the day of a step. The first day is the agent's own; later ones that fall on a weekend move to Monday.
create function private.plan_day(started_on date, day integer) returns date
  language sql immutable parallel safe
  return started_on + day + case
    when day = 0 then 0
    else case extract(isodow from started_on + day) when 6 then 2 when 7 then 1 else 0 end
  end;
revoke execute on function private.plan_day(date, integer) from public, anon, authenticated;

create function private.today_of(owner uuid, at timestamptz default now()) returns date
  language sql stable
  set search_path = ''
as $$
  select (today_of.at at time zone coalesce(
    (select profile.time_zone from public.profiles as profile where profile.id = owner), 'America/Mexico_City'
  ))::date
$$;
revoke execute on function private.today_of(uuid, timestamptz) from public, anon, authenticated;

-- A run takes name and steps of its plan as they are now. Definer: it reads the plan whoever starts it; the policies have decided.
create function private.begin_follow_up() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  select plan.name, plan.steps into new.plan_name, new.steps
  from public.follow_up_plans as plan where plan.id = new.plan_id and plan.user_id = new.user_id;
  if not found then
    raise exception 'there is no such plan'
      using errcode = 'foreign_key_violation', schema = 'public', table = 'follow_up_runs', constraint = 'follow_up_runs_plan_id_fkey';
  end if;
  new.started_on := coalesce(new.started_on, private.today_of(new.user_id));
  new.state := 'running';
  new.why := null;
  new.next_step := 0;
  new.next_on := private.plan_day(new.started_on, (new.steps -> 0 ->> 'day')::integer);
  new.paused_on := null;
  return new;
end
$$;
revoke execute on function private.begin_follow_up() from public, anon, authenticated;
create trigger follow_up_runs_begin before insert on public.follow_up_runs
  for each row execute function private.begin_follow_up();

-- PLAN-06: a pause moves what is left by as many days as it lasted; what has ended stays ended.
create function private.follow_run_state() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if old.state = 'ended' then
    raise exception 'Este plan ya terminó. Inicia uno nuevo.'
      using errcode = 'check_violation', schema = 'public', table = 'follow_up_runs', constraint = 'follow_up_runs_ended_stays';
  end if;
  new.why := case new.state when 'running' then null else coalesce(new.why, 'by_hand') end;
  new.paused_on := case new.state when 'paused' then private.today_of(new.user_id) end;
  if new.state = 'running' then
    new.started_on := old.started_on + (private.today_of(new.user_id) - old.paused_on);
    new.next_on := private.plan_day(new.started_on, (new.steps -> new.next_step::integer ->> 'day')::integer);
  elsif new.state = 'ended' then
    new.next_on := null;
  end if;
  return new;
end
$$;
revoke execute on function private.follow_run_state() from public, anon, authenticated;
create trigger follow_up_runs_follow_state before update of state on public.follow_up_runs
  for each row when (old.state is distinct from new.state) execute function private.follow_run_state();

-- PLAN-05: the steps whose day has come become tasks; after the last one the run has ended. All of a run in one statement: each
-- statement counts the agent's tasks. Definer: the daily work and triggers do it for every agent. Answers how many tasks it made.
create function private.do_due_steps(run_id uuid, at timestamptz default now()) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  run public.follow_up_runs;
  person record;
  today date;
  property uuid;
  made integer;
begin
  select * into run from public.follow_up_runs as waiting where waiting.id = run_id and waiting.state = 'running' for update;
  if run.id is null then return 0; end if;
  select client.first_name, client.is_example, profile.time_zone as zone into person
  from public.clients as client left join public.profiles as profile on profile.id = client.user_id
  where client.id = run.client_id;
  today := private.today_of(run.user_id, do_due_steps.at);
  -- What it is about, as that is now: the listing of the opportunity, the visit or the lease.
  property := coalesce(
    (select deal.property_id from public.opportunities as deal where deal.id = run.opportunity_id and deal.user_id = run.user_id),
    (select visit.property_id from public.interactions as visit where visit.id = run.source_id and visit.user_id = run.user_id),
    (select lease.property_id from public.property_clients as lease where lease.id = run.source_id and lease.user_id = run.user_id)
  );
  insert into public.tasks (user_id, assigned_to, title, description, message, due_date, client_id, property_id, is_example)
  select
    run.user_id, run.user_id,
    case step.value ->> 'kind' when 'task' then step.value ->> 'text' else format('Escribir a %s por WhatsApp', person.first_name) end,
    'Plan de seguimiento: ' || run.plan_name,
    case step.value ->> 'kind' when 'message' then step.value ->> 'text' end,
    (greatest(step_on, today) + time '09:00') at time zone coalesce(person.zone, 'America/Mexico_City'),
    run.client_id, property, person.is_example
  from jsonb_array_elements(run.steps) with ordinality as step (value, place)
  cross join lateral private.plan_day(run.started_on, (step.value ->> 'day')::integer) as step_on
  where step.place > run.next_step and step_on <= today
  order by step.place;
  -- Steps stand in the order of their days: those that are due are the next ones.
  get diagnostics made = row_count;
  run.next_step := run.next_step + made;
  if run.next_step = jsonb_array_length(run.steps) then
    update public.follow_up_runs set next_step = run.next_step, state = 'ended', why = 'done', next_on = null where id = run.id;
  elsif made > 0 then
    update public.follow_up_runs
    set next_step = run.next_step,
      next_on = private.plan_day(run.started_on, (run.steps -> run.next_step::integer ->> 'day')::integer)
    where id = run.id;
  end if;
  return made;
end
$$;
revoke execute on function private.do_due_steps(uuid, timestamptz) from public, anon, authenticated;

create function private.take_due_steps() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.do_due_steps(new.id);
  return null;
end
$$;
revoke execute on function private.take_due_steps() from public, anon, authenticated;
create trigger follow_up_runs_take_first_steps after insert on public.follow_up_runs
  for each row execute function private.take_due_steps();
create trigger follow_up_runs_take_steps_again after update of state on public.follow_up_runs
  for each row when (old.state = 'paused' and new.state = 'running') execute function private.take_due_steps();

-- PLAN-07: plans that start by themselves. A plan that cannot start, at a limit for one, must not keep anybody from saving a client;
-- false says so. With `since`, whoever is in a plan, or was taken out of it after that moment, is not put into it.
create function private.start_follow_ups(
  owner uuid, happened text, client uuid, source uuid, opportunity uuid default null, stage uuid default null,
  first_day date default null, since timestamptz default null
) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Most agents have no such plan: a block that catches errors is a subtransaction, and a statement with tens of thousands of rows would have as many.
  if not exists (
    select from public.follow_up_plans as plan
    where plan.user_id = start_follow_ups.owner and plan.is_automatic and plan.starts_when = start_follow_ups.happened
  ) then
    return true;
  end if;
  begin
    insert into public.follow_up_runs (user_id, plan_id, client_id, opportunity_id, source_id, started_on)
    select
      start_follow_ups.owner, plan.id, start_follow_ups.client, start_follow_ups.opportunity, start_follow_ups.source,
      start_follow_ups.first_day
    from public.follow_up_plans as plan
    join public.clients as person on person.id = start_follow_ups.client and person.user_id = start_follow_ups.owner
    where plan.user_id = start_follow_ups.owner and plan.is_automatic and plan.starts_when = start_follow_ups.happened
      and (plan.client_type is null or plan.client_type = person.type)
      and plan.stage_id is not distinct from start_follow_ups.stage
      and person.status <> 'inactive' and not person.is_example
      -- Two conditions, each found by an index.
      and (start_follow_ups.since is null or not exists (
        select from public.follow_up_runs as run
        where run.user_id = start_follow_ups.owner and run.plan_id = plan.id and run.client_id = start_follow_ups.client
          and run.state <> 'ended'
      ))
      and (start_follow_ups.since is null or not exists (
        select from public.follow_up_runs as run
        where run.user_id = start_follow_ups.owner and run.plan_id = plan.id and run.client_id = start_follow_ups.client
          and run.updated_at >= start_follow_ups.since
      ))
    on conflict do nothing;
    return true;
  exception when others then
    raise warning 'follow-ups not started: %', sqlerrm;
    return false;
  end;
end
$$;
revoke execute on function private.start_follow_ups(uuid, text, uuid, uuid, uuid, uuid, date, timestamptz) from public, anon, authenticated;

create function private.follow_new_client() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.start_follow_ups(new.user_id, 'client_added', new.id, new.id);
  return null;
end
$$;
revoke execute on function private.follow_new_client() from public, anon, authenticated;
-- An import starts nothing: it brings people whom the agent has known for long, and thousands at once.
create trigger clients_follow_new after insert on public.clients
  for each row when (new.import_id is null and not new.is_example) execute function private.follow_new_client();

create function private.follow_stage_reached() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  deal public.opportunities;
begin
  select * into deal from public.opportunities as own where own.id = new.opportunity_id and not own.is_example;
  if deal.client_id is not null then
    -- Once for an opportunity: its way back and forth through the stages does not start it again.
    perform private.start_follow_ups(deal.user_id, 'stage_reached', deal.client_id, deal.id, deal.id, new.stage_id);
  end if;
  return null;
end
$$;
revoke execute on function private.follow_stage_reached() from public, anon, authenticated;
-- A restored opportunity brings its old stages back: they were not reached now.
create trigger opportunity_stage_changes_follow after insert on public.opportunity_stage_changes
  for each row when (new.created_at >= now() - interval '1 hour') execute function private.follow_stage_reached();

-- A closed opportunity ends what was about it. Its name comes before that of the trigger which records the stage: a plan for after the
-- closing starts later.
create function private.end_follow_ups_of_deal() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.follow_up_runs as run set state = 'ended', why = 'closed'
  where run.user_id = new.user_id and run.opportunity_id = new.id and run.state <> 'ended';
  return null;
end
$$;
revoke execute on function private.end_follow_ups_of_deal() from public, anon, authenticated;
create trigger opportunities_end_follow_ups after update on public.opportunities
  for each row when (old.status = 'open' and new.status <> 'open') execute function private.end_follow_ups_of_deal();

-- A visit that was noted afterwards; one that was scheduled is found by the daily work once its hour has passed.
create function private.follow_visit() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.start_follow_ups(
    new.user_id, 'visit_made', new.client_id, new.id, null, null,
    private.today_of(new.user_id, coalesce(new.scheduled_at, new.created_at))
  );
  return null;
end
$$;
revoke execute on function private.follow_visit() from public, anon, authenticated;
create trigger interactions_follow_visit after insert on public.interactions
  for each row when (
    new.type = 'visit' and new.client_id is not null and not new.is_example
    and coalesce(new.scheduled_at, new.created_at) between now() - interval '7 days' and now()
  ) execute function private.follow_visit();

create function private.follow_lease() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.start_follow_ups(new.user_id, 'lease_begun', new.client_id, new.id, null, null, new.start_date);
  return null;
end
$$;
revoke execute on function private.follow_lease() from public, anon, authenticated;
-- A lease that began long ago is noted, not begun.
create trigger property_clients_follow_lease after insert or update of relationship_type, status on public.property_clients
  for each row when (
    new.relationship_type = 'tenant' and new.status = 'active' and not new.is_example and new.start_date >= current_date - 30
  ) execute function private.follow_lease();

-- PLAN-08: whoever answers is not written to by a plan until the agent resumes it.
create function private.pause_follow_ups(owner uuid, client uuid) returns void
  language sql
  security definer
  set search_path = ''
as $$
  update public.follow_up_runs as run set state = 'paused', why = 'answered'
  where run.user_id = owner and run.client_id = client and run.state = 'running'
$$;
revoke execute on function private.pause_follow_ups(uuid, uuid) from public, anon, authenticated;

create function private.pause_after_contact() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.pause_follow_ups(new.user_id, new.client_id);
  return null;
end
$$;
revoke execute on function private.pause_after_contact() from public, anon, authenticated;
create trigger interactions_pause_after_contact after insert on public.interactions
  for each row when (new.is_inbound and new.client_id is not null) execute function private.pause_after_contact();
create trigger interactions_pause_after_mark after update of is_inbound on public.interactions
  for each row when (new.is_inbound and not old.is_inbound and new.client_id is not null)
  execute function private.pause_after_contact();
create trigger whatsapp_messages_pause_after_contact after insert on public.whatsapp_messages
  for each row when (new.direction = 'inbound' and new.client_id is not null) execute function private.pause_after_contact();

create function private.pause_after_answer() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.pause_follow_ups(sent.user_id, sent.client_id)
  from public.selections as sent
  where sent.id = new.selection_id and sent.user_id = new.user_id and sent.client_id is not null;
  return null;
end
$$;
revoke execute on function private.pause_after_answer() from public, anon, authenticated;
create trigger selection_items_pause_after_answer after update of answered_at on public.selection_items
  for each row when (new.answered_at is not null and new.answered_at is distinct from old.answered_at)
  execute function private.pause_after_answer();

-- Visits that the daily work has compared with the plans, so that it does so once for each hour a visit was scheduled for.
create table private.followed_visits (
  visit_id uuid not null references public.interactions (id) on delete cascade,
  scheduled_at timestamptz not null,
  constraint followed_visits_pkey primary key (visit_id)
);
comment on table private.followed_visits is 'Visits of the last days for which plans were started, or none was to be started.';
create index followed_visits_scheduled_at_idx on private.followed_visits (scheduled_at);
alter table private.followed_visits enable row level security;
revoke all on private.followed_visits from public, anon, authenticated;

-- PLAN-05: the next two are what the daily work does for plans. What fails is tried again the next time, so agents take turns, each with
-- a bounded number, and in no fixed order: one whose every turn fails or waits does not keep the others waiting. What is not done when
-- the time is up is done the next hour. A failure counts as 20, the most that a run can have, and nobody waits for an agent's locks.

-- Visits whose hour has passed.
create function private.start_visit_plans(
  at timestamptz, max_each integer default 100, max_visits integer default 5000, max_time interval default '15 seconds'
) returns bigint
  language plpgsql
  security definer
  set search_path = ''
  set lock_timeout = '1s'
as $$
declare
  began constant timestamptz := clock_timestamp();
  visit record;
  taken integer[] := '{}';
  started boolean;
  followed bigint := 0;
begin
  for visit in
    select own.*, agent.id as user_id, agent.place
    from (
      select known.id, (row_number() over ())::integer as place
      from (
        select distinct plan.user_id from public.follow_up_plans as plan where plan.is_automatic and plan.starts_when = 'visit_made'
      ) as known (id)
    ) as agent
    cross join lateral (
      select
        contact.id, contact.client_id, contact.scheduled_at, row_number() over (order by contact.scheduled_at, contact.id) as turn
      from public.interactions as contact
      where contact.user_id = agent.id and contact.type = 'visit' and contact.client_id is not null and not contact.is_example
        and contact.scheduled_at between start_visit_plans.at - interval '2 days' and start_visit_plans.at
        and not exists (
          select from private.followed_visits as earlier
          where earlier.visit_id = contact.id and earlier.scheduled_at = contact.scheduled_at
        )
      order by contact.scheduled_at, contact.id
      limit start_visit_plans.max_each
    ) as own
    order by own.turn, random()
    limit start_visit_plans.max_visits
  loop
    exit when clock_timestamp() > began + start_visit_plans.max_time;
    continue when taken[visit.place] >= start_visit_plans.max_each;
    -- Also a visit that is deleted meanwhile fails alone.
    begin
      started := private.start_follow_ups(
        visit.user_id, 'visit_made', visit.client_id, visit.id, null, null,
        private.today_of(visit.user_id, visit.scheduled_at), visit.scheduled_at
      );
      if started then
        insert into private.followed_visits (visit_id, scheduled_at) values (visit.id, visit.scheduled_at)
        on conflict (visit_id) do update set scheduled_at = excluded.scheduled_at;
      end if;
    exception when others then
      raise warning 'visit %: %', visit.id, sqlerrm;
      started := false;
    end;
    if started then
      followed := followed + 1;
    else
      taken[visit.place] := coalesce(taken[visit.place], 0) + 20;
    end if;
  end loop;
  return followed;
end
$$;
revoke execute on function private.start_visit_plans(timestamptz, integer, integer, interval) from public, anon, authenticated;

-- Steps whose day has come. Answers how many tasks it made.
create function private.advance_follow_ups(
  at timestamptz, max_each integer default 200, max_steps integer default 5000, max_time interval default '15 seconds'
) returns bigint
  language plpgsql
  security definer
  set search_path = ''
  set lock_timeout = '1s'
as $$
declare
  began constant timestamptz := clock_timestamp();
  -- The day has come somewhere; do_due_steps knows the agent's.
  last_day constant date := ((advance_follow_ups.at + interval '14 hours') at time zone 'UTC')::date;
  due record;
  taken integer[] := '{}';
  steps integer;
  made bigint := 0;
begin
  for due in
    select own.id, agent.place
    from (select person.id, (row_number() over ())::integer as place from auth.users as person) as agent
    cross join lateral (
      select run.id, row_number() over (order by run.next_on, run.id) as turn
      from public.follow_up_runs as run
      where run.user_id = agent.id and run.state = 'running' and run.next_on <= last_day
      order by run.next_on, run.id
      limit advance_follow_ups.max_each
    ) as own
    order by own.turn, random()
  loop
    exit when made >= advance_follow_ups.max_steps or clock_timestamp() > began + advance_follow_ups.max_time;
    continue when taken[due.place] >= advance_follow_ups.max_each;
    begin
      steps := private.do_due_steps(due.id, advance_follow_ups.at);
      made := made + steps;
    exception when others then
      raise warning 'follow-up %: %', due.id, sqlerrm;
      steps := 20;
    end;
    taken[due.place] := coalesce(taken[due.place], 0) + steps;
  end loop;
  return made;
end
$$;
revoke execute on function private.advance_follow_ups(timestamptz, integer, integer, interval) from public, anon, authenticated;

-- The parts of the daily work in their order: a task that a plan makes today is told today.
create function private.daily_parts() returns text[]
  language sql immutable
  return array[
    'expire_subscriptions', 'add_report_tasks', 'start_visit_plans', 'advance_follow_ups', 'give_notices', 'forget_old_records'
  ];

-- Our server runs each part as a statement of its own, so that one whose time is up takes nothing from the others.
create function private.run_daily_part(part text, at timestamptz default now()) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  case run_daily_part.part
    when 'expire_subscriptions' then
      return jsonb_build_object('expired', private.expire_subscriptions(run_daily_part.at));
    when 'add_report_tasks' then
      return jsonb_strip_nulls(jsonb_build_object('report_tasks', nullif(private.add_report_tasks(run_daily_part.at), 0)));
    when 'start_visit_plans' then
      perform private.start_visit_plans(run_daily_part.at);
    when 'advance_follow_ups' then
      return jsonb_strip_nulls(jsonb_build_object('follow_up_tasks', nullif(private.advance_follow_ups(run_daily_part.at), 0)));
    when 'give_notices' then
      return jsonb_build_object('notifications', private.give_notices(run_daily_part.at));
    when 'forget_old_records' then
      -- Nothing is told for longer than two months, so older keys cannot come back.
      delete from private.dismissed_notices where dismissed_at < run_daily_part.at - interval '100 days';
      delete from private.report_tasks where month < (run_daily_part.at - interval '100 days')::date;
      delete from private.deleted_records where deleted_at < run_daily_part.at - interval '1 day';
      delete from private.followed_visits where scheduled_at < run_daily_part.at - interval '3 days';
  end case;
  return '{}';
end
$$;
revoke execute on function private.daily_parts(), private.run_daily_part(text, timestamptz) from public, anon, authenticated;

-- All parts in one statement, as pg_cron calls it. A part whose time is up is undone alone: `others` would not catch that.
create or replace function private.run_daily_work(at timestamptz default now()) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  part text;
  report jsonb := '{}';
  failures text[] := '{}';
begin
  foreach part in array private.daily_parts() loop
    begin
      report := report || private.run_daily_part(part, run_daily_work.at);
    exception when query_canceled or others then
      failures := failures || (part || ': ' || sqlerrm);
    end;
  end loop;
  if cardinality(failures) > 0 then
    raise warning 'daily work: %', array_to_string(failures, '; ');
    report := report || jsonb_build_object('failures', failures);
  end if;
  return report;
end
$$;

-- What points at a client goes with it: follow-ups too.
create or replace function public.merge_clients(keep_id uuid, remove_id uuid, keep_seen timestamptz, remove_seen timestamptz, merged jsonb, wishes jsonb default null, leftover text default null) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  kept public.clients;
  removed public.clients;
  given public.clients;
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
    delete from public.client_preferences where client_id = keep_id and user_id = auth.uid();
    insert into public.client_preferences (client_id, property_type, operation, min_price, max_price, locations, bedrooms)
    select keep_id, coalesce(wish.property_type, '{}'), wish.operation, wish.min_price, wish.max_price,
      coalesce(wish.locations, '{}'), wish.bedrooms
    from jsonb_populate_record(null::public.client_preferences, wishes) as wish;
  end if;
  -- First gone, then updated: both may hold the same e-mail address for a moment. The consents move with it.
  perform private.absorb_client(keep_id, remove_id);
  given := jsonb_populate_record(null::public.clients, merged);
  update public.clients
  set type = given.type, first_name = given.first_name, last_name = given.last_name,
    needs_review = coalesce(given.needs_review, kept.needs_review), email = given.email,
    phone = given.phone, whatsapp = given.whatsapp, address = given.address, source = given.source,
    notes = given.notes, tags = coalesce(given.tags, '{}'), status = given.status,
    budget_min = given.budget_min, budget_max = given.budget_max,
    birthday = case when merged ? 'birthday' then given.birthday else coalesce(kept.birthday, removed.birthday) end,
    -- An example that a real client was merged into holds what is real.
    is_example = kept.is_example and removed.is_example
  where id = keep_id and user_id = auth.uid();
  if leftover is not null then
    insert into public.interactions (client_id, type, subject, description)
    values (keep_id, 'other', 'Datos del cliente fusionado', left(leftover, 5000));
  end if;
  return 'merged';
end
$$;

-- PRIV-20: what an erasure takes with the client.
create or replace function public.count_client_data(record_id uuid) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  with
    deal as (
      select own.id, own.status from public.opportunities as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id
    )
  select jsonb_build_object(
    'preferences', (select count(*) from public.client_preferences as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'links', (select count(*) from public.property_clients as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'opportunities', (select count(*) from deal),
    'won', (select count(*) from deal where deal.status = 'won'),
    'tasks', (select count(*) from public.tasks as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'interactions', (select count(*) from public.interactions as own
      where own.user_id = (select auth.uid())
        and (own.client_id = record_id or own.client_id is null and own.opportunity_id in (select deal.id from deal))),
    'messages', (select count(*) from public.whatsapp_messages as own
      where own.user_id = (select auth.uid())
        and (own.client_id = record_id or own.client_id is null and own.opportunity_id in (select deal.id from deal))),
    'documents', (select count(*) from public.documents as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'shares', (select count(*) from public.document_shares as own
      where own.user_id = (select auth.uid()) and own.shared_with = record_id),
    'selections', (select count(*) from public.selections as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'reports', (select count(*) from public.owner_reports as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'valuations', (select count(*) from public.valuations as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'consents', (select count(*) from public.client_consents as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id),
    'plans', (select count(*) from public.follow_up_runs as own
      where own.user_id = (select auth.uid()) and own.client_id = record_id)
  )
$$;
