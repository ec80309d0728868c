-- What one account may store, so that no account can fill the disk or slow everybody's work. Far above what the plans display, which
-- limits nothing. The operator changes the values: by the environment of our server, or by SQL.
create table private.quotas (
  name text primary key,
  value bigint not null,
  constraint quotas_value_positive check (value > 0)
);
comment on table private.quotas is 'Limits per account: storage_bytes, document_versions per document, and rows by table name.';
alter table private.quotas enable row level security;
revoke all on private.quotas from public, anon, authenticated;

insert into private.quotas (name, value) values
  ('storage_bytes', 10737418240),
  ('clients', 50000),
  ('client_preferences', 50000),
  ('properties', 20000),
  ('property_clients', 100000),
  ('property_price_changes', 200000),
  ('opportunities', 50000),
  ('opportunity_stage_changes', 500000),
  ('tasks', 50000),
  ('interactions', 200000),
  ('whatsapp_messages', 200000),
  ('documents', 20000),
  ('document_versions', 50000),
  ('document_shares', 50000),
  ('document_history', 500000),
  ('document_ai_history', 20000),
  ('document_templates', 500),
  ('sales_scripts', 1000),
  ('professionals', 5000),
  ('professional_jobs', 50000),
  ('notifications', 50000),
  ('chat_interactions', 50000),
  ('valuations', 10000)
on conflict (name) do nothing;

-- Definer: agents may not read the limits. Counts no further than the limit, by the index that begins with user_id.
create function private.check_quota() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = tg_table_name);
  owner uuid;
  is_over boolean;
begin
  if allowed is null then
    return null;
  end if;
  for owner in select distinct added.user_id from added where added.user_id is not null loop
    execute format(
      'select count(*) > $2 from (select from public.%I where user_id = $1 limit $2 + 1) as counted', tg_table_name
    ) into is_over using owner, allowed;
    if is_over then
      raise exception 'Tu cuenta llegó a su límite de % registros de este tipo. Elimina los que ya no uses o escríbenos.', allowed
        using errcode = 'P0001', detail = tg_table_name, hint = 'quota';
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.check_quota() from public;

do $$
declare
  counted text;
begin
  for counted in
    select base.table_name from information_schema.tables as base
    join information_schema.columns as part using (table_schema, table_name)
    where base.table_schema = 'public' and base.table_type = 'BASE TABLE' and part.column_name = 'user_id'
      and base.table_name in (select name from private.quotas)
  loop
    execute format(
      'create trigger %I after insert on public.%I referencing new table as added
         for each statement execute function private.check_quota()',
      counted || '_check_quota', counted
    );
  end loop;
end
$$;

-- Bytes are asked before a file is stored; the one that crosses the limit is the last. It raises, so that whoever uploads reads why.
create function private.has_storage_left() returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  allowed constant bigint := (select quota.value from private.quotas as quota where quota.name = 'storage_bytes');
  used constant bigint := (
    select coalesce(sum((object.metadata ->> 'size')::bigint), 0)
    from storage.objects as object
    where (
        object.bucket_id = 'documents'
        and object.name collate "C" >= (select auth.uid())::text || '/'
        and object.name collate "C" < (select auth.uid())::text || '0'
      )
      or (object.bucket_id = 'images' and object.owner_id = (select auth.uid())::text)
  );
begin
  if used >= allowed then
    raise exception 'Tu cuenta llegó a su límite de % MB de archivos. Elimina los que ya no uses o escríbenos.', allowed / 1048576
      using errcode = 'P0001', hint = 'quota';
  end if;
  return true;
end
$$;
revoke execute on function private.has_storage_left() from public, anon;
grant execute on function private.has_storage_left() to authenticated, service_role;

create policy buckets_within_quota on storage.objects as restrictive for insert to authenticated
  with check (private.has_storage_left());

-- The daily work of all must not depend on one agent's rows: each gets a bounded number of notices a run, and what fails in one
-- part leaves the others done.
create or replace function private.give_notices(at timestamptz) returns jsonb
  language sql volatile
  set search_path = ''
as $$
  with notice as (
    select * from private.task_notices(give_notices.at)
    union all select * from private.visit_notices(give_notices.at)
    union all select * from private.rental_contract_notices(give_notices.at)
    union all select * from private.trial_notices(give_notices.at)
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
  given as (
    insert into public.notifications (user_id, kind, title, message, data, dedupe_key)
    select wanted.user_id, wanted.kind, wanted.title, wanted.message, wanted.data, wanted.dedupe_key
    from wanted
    where wanted.place <= 100
    on conflict (user_id, dedupe_key) do nothing
    returning kind
  ),
  counted as (
    select kind, count(given.kind) as times
    from unnest(array['task_due', 'task_overdue', 'visit_tomorrow', 'rental_contract_ending', 'trial_ending']) as kind
    left join given using (kind)
    group by kind
  )
  select jsonb_object_agg(kind, times) from counted
$$;

create or replace function private.run_daily_work(at timestamptz default now()) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  expired bigint;
  given jsonb;
  failures text[] := '{}';
begin
  begin
    expired := private.expire_subscriptions(run_daily_work.at);
  exception when others then
    failures := failures || ('expire_subscriptions: ' || sqlerrm);
  end;
  begin
    given := private.give_notices(run_daily_work.at);
  exception when others then
    failures := failures || ('give_notices: ' || sqlerrm);
  end;
  -- Nothing is told for longer than two months, so older keys cannot come back.
  delete from private.dismissed_notices where dismissed_at < run_daily_work.at - interval '100 days';
  delete from private.deleted_records where deleted_at < run_daily_work.at - interval '1 day';
  if cardinality(failures) > 0 then
    raise warning 'daily work: %', array_to_string(failures, '; ');
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'expired', expired, 'notifications', given, 'failures', to_jsonb(nullif(failures, '{}'))
  ));
end
$$;
