-- Limits that hold when several requests of an account arrive at once, and notices that do not fail for all at the limit of one.

-- As before: definer, because agents may not read the limits; it counts no further than the limit, by the index that begins with user_id.
-- Two transactions do not see each other's new rows, so near the limit they wait for each other (private.lock_quotas) and count again.
-- Near is the last tenth, at least 100 rows. A statement that adds more than a tenth of that waits anywhere, so that ten at once which do
-- not wait cannot go beyond the limit. Accounts are locked in one order; a statement is refused without waiting where it is too much alone.
create or replace function private.check_quota() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = tg_table_name);
  margin constant bigint := greatest(allowed / 10, 100);
  counting constant text := format(
    'select count(*) from (select from public.%I where user_id = $1 limit $2 + 1) as counted', tg_table_name
  );
  account record;
  held bigint;
begin
  if allowed is null then
    return null;
  end if;
  for account in
    select added.user_id, count(*) as fresh from added where added.user_id is not null group by added.user_id order by added.user_id
  loop
    execute counting into held using account.user_id, allowed;
    if held <= allowed and (held > allowed - margin or account.fresh > margin / 10) then
      perform private.lock_quotas(account.user_id);
      execute counting into held using account.user_id, allowed;
    end if;
    if held > allowed then
      raise exception 'Tu cuenta llegó a su límite de % registros de este tipo. Elimina los que ya no uses o escríbenos.', allowed
        using errcode = 'P0001', detail = tg_table_name, hint = 'quota';
    end if;
  end loop;
  return null;
end
$$;

-- As before, but an account whose notifications fill nine tenths of their limit gets no more of them: one at its limit would
-- be refused, and with it the statement that writes those of all.
create or replace function private.give_notices(at timestamptz) returns jsonb
  language sql volatile
  set search_path = ''
as $$
  with notice as (
    select * from private.task_notices(give_notices.at)
    union all select * from private.visit_notices(give_notices.at)
    union all select * from private.rental_contract_notices(give_notices.at)
    union all select * from private.trial_notices(give_notices.at)
    union all select * from private.birthday_notices(give_notices.at)
  ),
  wanted as (
    select notice.*, row_number() over (partition by notice.user_id order by notice.kind desc, notice.dedupe_key) as place
    from notice
    where not exists (
        select from public.notification_preferences as preference
        where preference.user_id = notice.user_id and preference.kind = notice.kind and not preference.enabled
      )
      and not exists (
        select from private.dismissed_notices as dismissed
        where dismissed.user_id = notice.user_id and dismissed.dedupe_key = notice.dedupe_key
      )
      and not exists (
        select from public.notifications as given
        where given.user_id = notice.user_id and given.dedupe_key = notice.dedupe_key
      )
  ),
  room as materialized (
    select first.user_id, coalesce(quota.value - quota.value / 10 - held.notifications, 100) as places
    from wanted as first
    left join private.quotas as quota on quota.name = 'notifications'
    cross join lateral (
      select count(*) as notifications
      from (select from public.notifications as own where own.user_id = first.user_id limit quota.value) as counted
    ) as held
    where first.place = 1
  ),
  given as (
    insert into public.notifications (user_id, kind, title, message, data, dedupe_key)
    select wanted.user_id, wanted.kind, wanted.title, wanted.message, wanted.data, wanted.dedupe_key
    from wanted
    join room on room.user_id = wanted.user_id
    where wanted.place <= least(room.places, 100)
    on conflict (user_id, dedupe_key) do nothing
    returning kind
  ),
  counted as (
    select kind, count(given.kind) as times
    from unnest(array[
      'task_due', 'task_overdue', 'visit_tomorrow', 'rental_contract_ending', 'trial_ending', 'client_birthday'
    ]) as kind
    left join given using (kind)
    group by kind
  )
  select jsonb_object_agg(kind, times) from counted
$$;
