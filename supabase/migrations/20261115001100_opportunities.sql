create table public.opportunities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  client_id uuid,
  property_id uuid,
  stage_id uuid not null references public.opportunity_stages (id) on delete restrict,
  type text not null default 'sale',
  status text not null default 'open',
  expected_amount numeric(14, 2),
  commission_percentage numeric(5, 2) default 3,
  probability smallint default 50,
  expected_close_date date,
  closed_amount numeric(14, 2),
  closed_reason text,
  closed_at timestamptz,
  stage_changed_at timestamptz not null default now(),
  notes text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint opportunities_id_user_id_key unique (id, user_id),
  constraint opportunities_client_id_fkey foreign key (client_id, user_id)
    references public.clients (id, user_id) on delete set null (client_id),
  constraint opportunities_property_id_fkey foreign key (property_id, user_id)
    references public.properties (id, user_id) on delete set null (property_id),
  constraint opportunities_type_known check (type in ('sale', 'rent')),
  constraint opportunities_status_known check (status in ('open', 'won', 'lost')),
  constraint opportunities_expected_amount_range check (expected_amount >= 0),
  constraint opportunities_commission_range check (commission_percentage between 0 and 100),
  constraint opportunities_probability_range check (probability between 0 and 100),
  constraint opportunities_closed_amount_range check (closed_amount >= 0),
  constraint opportunities_closed_reason_length check (char_length(closed_reason) <= 500),
  constraint opportunities_notes_length check (char_length(notes) <= 5000)
);
comment on table public.opportunities is 'A possible sale or rental on its way through the stages.';
comment on column public.opportunities.status is 'Follows the stage''s outcome; what a client writes here is replaced.';

create index opportunities_user_id_created_at_idx on public.opportunities (user_id, created_at desc);
create index opportunities_user_id_stage_id_idx on public.opportunities (user_id, stage_id);
create index opportunities_user_id_client_id_idx on public.opportunities (user_id, client_id);
create index opportunities_user_id_property_id_idx on public.opportunities (user_id, property_id);
create index opportunities_stage_id_idx on public.opportunities (stage_id);

create function private.follow_opportunity_stage() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  select stage.outcome into new.status from public.opportunity_stages as stage where stage.id = new.stage_id;
  -- An unknown stage is the foreign key's to refuse, which happens after this.
  new.status := coalesce(new.status, 'open');

  if tg_op = 'UPDATE' and new.stage_id <> old.stage_id then
    new.stage_changed_at := now();
  end if;

  if new.status = 'open' then
    new.closed_at := null;
    new.closed_amount := null;
    new.closed_reason := null;
  elsif tg_op = 'INSERT' or old.status <> new.status then
    new.closed_at := coalesce(nullif(new.closed_at, case when tg_op = 'UPDATE' then old.closed_at end), now());
  end if;
  return new;
end
$$;
revoke execute on function private.follow_opportunity_stage() from public;

create trigger opportunities_follow_stage before insert or update on public.opportunities
  for each row execute function private.follow_opportunity_stage();
create trigger opportunities_set_updated_at before update on public.opportunities
  for each row execute function private.set_updated_at();

alter table public.opportunities enable row level security;
revoke all on public.opportunities from anon, authenticated;
grant select, insert, update, delete on public.opportunities to authenticated;
grant all on public.opportunities to service_role;

create policy opportunities_select_own on public.opportunities for select to authenticated
  using ((select auth.uid()) = user_id);
create policy opportunities_insert_own on public.opportunities for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy opportunities_update_own on public.opportunities for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy opportunities_delete_own on public.opportunities for delete to authenticated
  using ((select auth.uid()) = user_id);

-- Only the stage that was entered is a foreign key: two keys to the stages would make embeds ambiguous, and the stage that
-- was left is the one entered by the row before.
create table public.opportunity_stage_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  opportunity_id uuid not null,
  from_stage_id uuid,
  stage_id uuid not null references public.opportunity_stages (id) on delete restrict,
  created_at timestamptz not null default now(),
  constraint opportunity_stage_changes_opportunity_id_fkey foreign key (opportunity_id, user_id)
    references public.opportunities (id, user_id) on delete cascade
);
comment on table public.opportunity_stage_changes is
  'When an opportunity entered which stage. Written by trigger only.';

create index opportunity_stage_changes_user_id_opportunity_id_idx
  on public.opportunity_stage_changes (user_id, opportunity_id, created_at);
create index opportunity_stage_changes_user_id_created_at_idx on public.opportunity_stage_changes (user_id, created_at desc);
create index opportunity_stage_changes_stage_id_idx on public.opportunity_stage_changes (stage_id);

-- Definer: agents have no right to insert here.
create function private.record_stage_change() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.opportunity_stage_changes (user_id, opportunity_id, from_stage_id, stage_id, created_at)
  values (
    new.user_id, new.id, case when tg_op = 'UPDATE' then old.stage_id end, new.stage_id, new.stage_changed_at
  );
  return null;
end
$$;
revoke execute on function private.record_stage_change() from public;

create trigger opportunities_record_first_stage after insert on public.opportunities
  for each row execute function private.record_stage_change();
create trigger opportunities_record_stage_change after update of stage_id on public.opportunities
  for each row when (old.stage_id is distinct from new.stage_id) execute function private.record_stage_change();

alter table public.opportunity_stage_changes enable row level security;
revoke all on public.opportunity_stage_changes from anon, authenticated;
grant select on public.opportunity_stage_changes to authenticated;
grant all on public.opportunity_stage_changes to service_role;

create policy opportunity_stage_changes_select_own on public.opportunity_stage_changes for select to authenticated
  using ((select auth.uid()) = user_id);
