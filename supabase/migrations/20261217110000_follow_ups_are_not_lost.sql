-- What could not be started or made is not lost (PLAN-14): it is kept, tried again every hour, and the agent is told. And what follows from a
-- save goes at most three triggers deep.

create table private.follow_up_failures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  happened text not null,
  client_id uuid not null,
  source_id uuid not null,
  opportunity_id uuid,
  stage_id uuid,
  first_day date,
  since timestamptz,
  reason text not null,
  tried_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint follow_up_failures_key unique nulls not distinct (user_id, happened, client_id, source_id, stage_id),
  foreign key (client_id, user_id) references public.clients (id, user_id) on delete cascade
);
comment on table private.follow_up_failures is 'Plans that could not start when what they are for happened. The hourly work tries again.';
create index follow_up_failures_client_id_idx on private.follow_up_failures (client_id, user_id);
alter table private.follow_up_failures enable row level security;
revoke all on private.follow_up_failures from public, anon, authenticated, service_role;

-- Once a day for each title. Who is changing what is needed, lets it be made in the next hour.
create function private.tell_failure(owner uuid, title text, state text, reason text, client uuid, at timestamptz) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if state = '55P03' then return; end if;
  raise warning '%: %', title, reason;
  perform private.give_notice(row(
    owner, 'general', title,
    concat(
      (
        select private.full_name(person.first_name, person.last_name) || ': ' from public.clients as person
        where person.id = tell_failure.client and person.user_id = tell_failure.owner
      ),
      -- What the limits of an account say is Spanish.
      case state when 'P0001' then private.shorten(reason, 700) else 'Fue una falla nuestra.' end,
      ' Se intenta de nuevo cada hora.'
    ),
    jsonb_strip_nulls(jsonb_build_object('client_id', client)), format('failed:%s:%s', title, (at at time zone 'UTC')::date)
  )::private.notice);
exception when raise_exception then
  raise warning 'no room for a notice: %', sqlerrm;
end
$$;
revoke execute on function private.tell_failure(uuid, text, text, text, uuid, timestamptz) from public;

-- The part of start_follow_ups() that may fail. The first steps are taken here, not by a trigger of the row.
create function private.start_plans(
  owner uuid, happened text, client uuid, source uuid, opportunity uuid, stage uuid, first_day date, since timestamptz
) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  started uuid;
begin
  for started in
    insert into public.follow_up_runs (user_id, plan_id, client_id, opportunity_id, source_id, started_on)
    select start_plans.owner, plan.id, start_plans.client, start_plans.opportunity, start_plans.source, start_plans.first_day
    from public.follow_up_plans as plan
    join public.clients as person on person.id = start_plans.client and person.user_id = start_plans.owner
    where plan.user_id = start_plans.owner and plan.is_automatic and plan.starts_when = start_plans.happened
      and (plan.client_type is null or plan.client_type = person.type)
      and plan.stage_id is not distinct from start_plans.stage
      and person.status <> 'inactive' and not person.is_example
      -- Two conditions, each found by an index.
      and (start_plans.since is null or not exists (
        select from public.follow_up_runs as run
        where run.user_id = start_plans.owner and run.plan_id = plan.id and run.client_id = start_plans.client and run.state <> 'ended'
      ))
      and (start_plans.since is null or not exists (
        select from public.follow_up_runs as run
        where run.user_id = start_plans.owner and run.plan_id = plan.id and run.client_id = start_plans.client
          and run.updated_at >= start_plans.since
      ))
    on conflict do nothing
    returning id
  loop
    perform private.do_due_steps(started);
  end loop;
end
$$;
revoke execute on function private.start_plans(uuid, text, uuid, uuid, uuid, uuid, date, timestamptz) from public;

create or replace function private.start_follow_ups(
  owner uuid, happened text, client uuid, source uuid, opportunity uuid default null, stage uuid default null, first_day date default null,
  since timestamptz default null
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
    perform private.start_plans(owner, happened, client, source, opportunity, stage, first_day, since);
    return true;
  exception when others then
    -- Nobody is kept from saving (PLAN-07).
    insert into private.follow_up_failures as known
      (user_id, happened, client_id, source_id, opportunity_id, stage_id, first_day, since, reason)
    values (owner, happened, client, source, opportunity, stage, coalesce(first_day, private.today_of(owner)), since, sqlerrm)
    on conflict on constraint follow_up_failures_key do update set reason = excluded.reason, tried_at = now();
    return false;
  end;
end
$$;

-- Agents take turns; what fails again goes to the end.
create function private.retry_follow_ups(at timestamptz, max_time interval default '15 seconds') returns integer
  language plpgsql
  security definer
  set search_path = ''
  set lock_timeout = '1s'
as $$
declare
  began constant timestamptz := clock_timestamp();
  failed private.follow_up_failures;
  started integer := 0;
begin
  for failed in
    select known.* from private.follow_up_failures as known
    order by row_number() over (partition by known.user_id order by known.tried_at, known.id), random()
    limit 5000
  loop
    exit when clock_timestamp() > began + retry_follow_ups.max_time;
    begin
      perform private.start_plans(
        failed.user_id, failed.happened, failed.client_id, failed.source_id, failed.opportunity_id, failed.stage_id, failed.first_day,
        failed.since
      );
      delete from private.follow_up_failures as known where known.id = failed.id;
      started := started + 1;
    exception when others then
      update private.follow_up_failures as known set reason = sqlerrm, tried_at = clock_timestamp() where known.id = failed.id;
      perform private.tell_failure(
        failed.user_id, 'Un plan de seguimiento no pudo empezar', sqlstate, sqlerrm, failed.client_id, retry_follow_ups.at
      );
    end;
  end loop;
  return started;
end
$$;
revoke execute on function private.retry_follow_ups(timestamptz, interval) from public;

-- For a run that an agent starts or resumes; start_plans() takes the steps of one that something else starts.
drop trigger follow_up_runs_take_first_steps on public.follow_up_runs;
create trigger follow_up_runs_take_first_steps after insert on public.follow_up_runs for each row
  when (current_setting('predio.restoring', true) is distinct from 'on' and pg_trigger_depth() = 0)
  execute function private.take_due_steps();
drop trigger follow_up_runs_take_steps_again on public.follow_up_runs;
create trigger follow_up_runs_take_steps_again after update of state on public.follow_up_runs for each row
  when (old.state = 'paused' and new.state = 'running' and pg_trigger_depth() = 0)
  execute function private.take_due_steps();

-- As before, but an account that is at its limit gets its tasks once there is room.
create or replace function private.add_report_tasks(at timestamptz, max_time interval default '15 seconds') returns integer
  language plpgsql
  set search_path = ''
  set lock_timeout = '1s'
as $$
declare
  began constant timestamptz := clock_timestamp();
  office record;
  added integer := 0;
begin
  for office in
    select due.user_id, jsonb_agg(to_jsonb(due)) as links
    from private.due_report_tasks(add_report_tasks.at) as due
    group by due.user_id
    order by random()
    limit 1000
  loop
    exit when clock_timestamp() > began + add_report_tasks.max_time;
    begin
      insert into private.report_tasks (link_id, month)
      select link.link_id, link.month
      from jsonb_to_recordset(office.links) as link (link_id uuid, month date)
      on conflict do nothing;
      insert into public.tasks (user_id, assigned_to, title, description, due_date, client_id, property_id, purpose)
      select office.user_id, office.user_id, link.title, link.description, link.due_date, link.client_id, link.property_id, 'owner_report'
      from jsonb_to_recordset(office.links)
        as link (title text, description text, due_date timestamptz, client_id uuid, property_id uuid);
      added := added + jsonb_array_length(office.links);
    exception when others then
      perform private.tell_failure(
        office.user_id, 'Las tareas de tus reportes no se pudieron crear', sqlstate, sqlerrm, null, add_report_tasks.at
      );
    end;
  end loop;
  return added;
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
        'private.advance_follow_ups(timestamptz, integer, integer, interval)',
        '      raise warning ''follow-up %: %'', due.id, sqlerrm;',
        '      perform private.tell_failure(
        run.user_id, ''Un paso de un plan de seguimiento no se pudo crear'', sqlstate, sqlerrm, run.client_id, advance_follow_ups.at
      ) from public.follow_up_runs as run where run.id = due.id;'
      ),
      (
        'private.start_visit_plans(timestamptz, integer, integer, interval)',
        '      raise warning ''visit %: %'', visit.id, sqlerrm;',
        '      perform private.tell_failure(
        visit.user_id, ''Un plan de seguimiento no pudo empezar'', sqlstate, sqlerrm, visit.client_id, start_visit_plans.at
      );'
      ),
      (
        'private.run_daily_part(text, timestamptz)',
        '      perform private.start_visit_plans(run_daily_part.at);',
        '      perform private.retry_follow_ups(run_daily_part.at);
      perform private.start_visit_plans(run_daily_part.at);'
      ),
      (
        'private.run_daily_part(text, timestamptz)',
        '      delete from private.followed_visits where',
        '      delete from private.follow_up_failures where created_at < run_daily_part.at - interval ''30 days'';
      delete from private.followed_visits where'
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
