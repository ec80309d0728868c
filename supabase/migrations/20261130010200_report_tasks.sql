-- The monthly task 'Enviar reporte' for each owner of a listing that is offered (OREP-20 to OREP-23).
alter table public.tasks
  add column purpose text,
  add constraint tasks_purpose_known check (purpose in ('owner_report'));
comment on column public.tasks.purpose is 'What the task opens: the report to the owner of its listing; null for one that opens nothing.';

create or replace view public.task_rows with (security_invoker = true) as
select
  task.id, task.user_id, task.title, task.description, task.status, task.priority, task.due_date, task.completed_at,
  task.client_id, task.property_id, task.created_at, task.updated_at,
  task.status not in ('completed', 'cancelled') as is_open,
  private.full_name(client.first_name, client.last_name) as client_name,
  property.title as property_title,
  concat(private.search_text(task.title, task.description), ' ', client.search, ' ', property.search) as search,
  task.is_example, task.purpose
from public.tasks as task
left join public.clients as client on client.id = task.client_id
left join public.properties as property on property.id = task.property_id;

-- A task that the agent deleted does not come back in the same month.
create table private.report_tasks (
  link_id uuid not null references public.property_clients (id) on delete cascade,
  month date not null,
  constraint report_tasks_pkey primary key (link_id, month)
);
comment on table private.report_tasks is 'For which owners the monthly task was made, so that the daily work makes it once.';
create index report_tasks_month_idx on private.report_tasks (month);
alter table private.report_tasks enable row level security;
revoke all on private.report_tasks from public, anon, authenticated;

-- The owners whose report about the month before is to be sent. In the first seven days of a month, so that one who becomes an
-- owner later, or a server that was off for a while, does not get a task that is overdue from the start.
create function private.due_report_tasks(at timestamptz) returns table (
  link_id uuid, user_id uuid, property_id uuid, client_id uuid, month date, title text, description text, due_date timestamptz
)
  language sql
  stable
  set search_path = ''
as $$
  select
    link.id, link.user_id, link.property_id, link.client_id, local.month,
    private.shorten('Enviar reporte a ' || private.full_name(client.first_name, client.last_name), 200),
    format(
      'Reporte de %s de «%s».',
      regexp_replace(private.spanish_date((local.month - interval '1 month')::date), '^\d+ de ', ''),
      private.shorten(listing.title, 300)
    ),
    (greatest(local.month + 4, local.today) + time '18:00') at time zone profile.time_zone
  from public.property_clients as link
  join public.profiles as profile on profile.id = link.user_id
  cross join lateral (
    select
      (due_report_tasks.at at time zone profile.time_zone)::date as today,
      date_trunc('month', due_report_tasks.at at time zone profile.time_zone)::date as month
  ) as local
  join public.properties as listing on listing.id = link.property_id and listing.user_id = link.user_id
  join public.clients as client on client.id = link.client_id and client.user_id = link.user_id
  where link.relationship_type = 'owner' and link.status = 'active' and not link.is_example
    and local.today - local.month < 7
    and (link.created_at at time zone profile.time_zone)::date < local.month
    and listing.status = 'active' and listing.left_site_at is null and not listing.is_example
    and listing.sale_status is distinct from 'vendida' and listing.rental_status is distinct from 'rentada'
    and not exists (
      select from private.report_tasks as made where made.link_id = link.id and made.month = local.month
    )
    and not exists (
      select from public.notification_preferences as preference
      where preference.user_id = link.user_id and preference.kind = 'owner_report_due' and not preference.enabled
    )
$$;
revoke execute on function private.due_report_tasks(timestamptz) from public, anon, authenticated;

-- One account that is at its limit does not keep the others from theirs; it is not tried again in that month. Accounts that are left when
-- the time is up, or that have locked what it needs, follow in the next hour.
create function private.add_report_tasks(at timestamptz, max_time interval default '15 seconds') returns integer
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
      begin
        insert into public.tasks (user_id, assigned_to, title, description, due_date, client_id, property_id, purpose)
        select office.user_id, office.user_id, link.title, link.description, link.due_date, link.client_id, link.property_id, 'owner_report'
        from jsonb_to_recordset(office.links)
          as link (title text, description text, due_date timestamptz, client_id uuid, property_id uuid);
        added := added + jsonb_array_length(office.links);
      exception when raise_exception then
        raise warning 'report tasks of %: %', office.user_id, sqlerrm;
      end;
    exception when others then
      raise warning 'report tasks of %: %', office.user_id, sqlerrm;
    end;
  end loop;
  return added;
end
$$;
revoke execute on function private.add_report_tasks(timestamptz, interval) from public, anon, authenticated;

-- As before, and the tasks of the month.
create or replace function private.run_daily_work(at timestamptz default now()) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  expired bigint;
  given jsonb;
  added integer;
  failures text[] := '{}';
begin
  begin
    expired := private.expire_subscriptions(run_daily_work.at);
  exception when others then
    failures := failures || ('expire_subscriptions: ' || sqlerrm);
  end;
  begin
    added := private.add_report_tasks(run_daily_work.at);
  exception when others then
    failures := failures || ('add_report_tasks: ' || sqlerrm);
  end;
  begin
    given := private.give_notices(run_daily_work.at);
  exception when others then
    failures := failures || ('give_notices: ' || sqlerrm);
  end;
  -- Nothing is told for longer than two months, so older keys cannot come back.
  delete from private.dismissed_notices where dismissed_at < run_daily_work.at - interval '100 days';
  delete from private.report_tasks where month < (run_daily_work.at - interval '100 days')::date;
  delete from private.deleted_records where deleted_at < run_daily_work.at - interval '1 day';
  if cardinality(failures) > 0 then
    raise warning 'daily work: %', array_to_string(failures, '; ');
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'expired', expired, 'report_tasks', nullif(added, 0), 'notifications', given, 'failures', to_jsonb(nullif(failures, '{}'))
  ));
end
$$;
