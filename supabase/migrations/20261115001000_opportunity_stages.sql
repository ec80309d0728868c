create table public.opportunity_stages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  color text not null,
  order_index integer not null,
  outcome text not null default 'open',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint opportunity_stages_name_key unique (name),
  constraint opportunity_stages_order_index_key unique (order_index),
  constraint opportunity_stages_name_length check (private.has_text(name, 50)),
  constraint opportunity_stages_color_format check (color ~ '^#[0-9A-F]{6}$'),
  constraint opportunity_stages_outcome_known check (outcome in ('open', 'won', 'lost'))
);
comment on table public.opportunity_stages is
  'The columns of the pipeline, the same for all agents. Written by migrations and the secret key only.';

create trigger opportunity_stages_set_updated_at before update on public.opportunity_stages
  for each row execute function private.set_updated_at();

alter table public.opportunity_stages enable row level security;
revoke all on public.opportunity_stages from anon, authenticated;
grant select on public.opportunity_stages to authenticated;
grant all on public.opportunity_stages to service_role;

-- Shared by all agents and without an owner; nothing in it is anybody's data.
create policy opportunity_stages_select_all on public.opportunity_stages for select to authenticated
  using (true);

-- Each colour carries white text at 4.5:1 or better.
insert into public.opportunity_stages (id, name, color, order_index, outcome) values
  ('57a60000-0000-4000-8000-000000000001', 'Prospecto', '#75665A', 1, 'open'),
  ('57a60000-0000-4000-8000-000000000002', 'Contactado', '#2B5C8F', 2, 'open'),
  ('57a60000-0000-4000-8000-000000000003', 'Visita', '#1F7A80', 3, 'open'),
  ('57a60000-0000-4000-8000-000000000004', 'Oferta', '#946200', 4, 'open'),
  ('57a60000-0000-4000-8000-000000000005', 'Negociación', '#B34A26', 5, 'open'),
  ('57a60000-0000-4000-8000-000000000006', 'Ganada', '#256B3E', 6, 'won'),
  ('57a60000-0000-4000-8000-000000000007', 'Perdida', '#8A2438', 7, 'lost');
