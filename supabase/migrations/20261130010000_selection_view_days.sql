-- How often a selection was opened on each day: a report for a period counts those of its days (OREP-03).
create table public.selection_view_days (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  selection_id uuid not null,
  day date not null,
  views integer not null,
  constraint selection_view_days_selection_id_fkey foreign key (selection_id, user_id)
    references public.selections (id, user_id) on delete cascade,
  constraint selection_view_days_selection_id_day_key unique (selection_id, day),
  constraint selection_view_days_day_range check (day >= '1900-01-01' and day < '2200-01-01'),
  constraint selection_view_days_views_range check (views > 0)
);
comment on table public.selection_view_days is 'How often a selection was opened on a day of the agent''s calendar. Written by trigger only.';

create index selection_view_days_user_id_selection_id_idx on public.selection_view_days (user_id, selection_id, day);

insert into private.quotas (name, value) values ('selection_view_days', 1000000) on conflict (name) do nothing;
create trigger selection_view_days_check_quota after insert on public.selection_view_days referencing new table as added
  for each statement execute function private.check_quota();

alter table public.selection_view_days enable row level security;
revoke all on public.selection_view_days from anon, authenticated;
grant select on public.selection_view_days to authenticated;
grant all on public.selection_view_days to service_role;
create policy selection_view_days_select_own on public.selection_view_days for select to authenticated
  using ((select auth.uid()) = user_id);
create policy second_factor on public.selection_view_days as restrictive for all to authenticated
  using ((select private.passed_second_factor()));

-- Of what was opened until now only the last day is known.
insert into public.selection_view_days (user_id, selection_id, day, views)
select sent.user_id, sent.id, (sent.last_viewed_at at time zone profile.time_zone)::date, sent.views
from public.selections as sent
join public.profiles as profile on profile.id = sent.user_id
where sent.views > 0 and sent.last_viewed_at is not null;

-- Definer: agents do not write what is counted.
create function private.count_selection_view() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.selection_view_days as counted (user_id, selection_id, day, views)
  select new.user_id, new.id, (coalesce(new.last_viewed_at, now()) at time zone profile.time_zone)::date, new.views - old.views
  from public.profiles as profile
  where profile.id = new.user_id
  on conflict (selection_id, day) do update set views = counted.views + excluded.views;
  return null;
end
$$;
revoke execute on function private.count_selection_view() from public, anon, authenticated;
create trigger selections_count_view after update of views on public.selections
  for each row when (new.views > old.views) execute function private.count_selection_view();
