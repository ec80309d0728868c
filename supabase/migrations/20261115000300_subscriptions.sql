create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  price_monthly integer not null,
  price_yearly integer not null,
  currency text not null default 'MXN',
  features jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscription_plans_name_key unique (name),
  constraint subscription_plans_name_length check (private.has_text(name, 50)),
  constraint subscription_plans_price_monthly_range check (price_monthly >= 0),
  constraint subscription_plans_price_yearly_range check (price_yearly >= 0),
  constraint subscription_plans_currency_format check (currency ~ '^[A-Z]{3}$'),
  constraint subscription_plans_features_is_list check (jsonb_typeof(features) = 'array')
);
comment on table public.subscription_plans is
  'The plans on offer, prices in cents. Written by migrations and the secret key only.';

create trigger subscription_plans_set_updated_at before update on public.subscription_plans
  for each row execute function private.set_updated_at();

alter table public.subscription_plans enable row level security;
revoke all on public.subscription_plans from anon, authenticated;
grant select on public.subscription_plans to anon, authenticated;
grant all on public.subscription_plans to service_role;

-- A price list is for everybody, visitors of the landing page included.
create policy subscription_plans_select_all on public.subscription_plans for select to anon, authenticated
  using (true);

-- Yearly is 12 months less 15 %.
insert into public.subscription_plans (id, name, price_monthly, price_yearly, features) values
  ('91a00000-0000-4000-8000-000000000000', 'Trial', 0, 0,
   '[
     "7 días con todas las funciones",
     "Sin tarjeta de crédito"
   ]'),
  ('91a00000-0000-4000-8000-000000000001', 'Esencial', 34900, 355980,
   '["Todas las funciones de Predio", "Propiedades, CRM, documentos y asistente con tu propia llave de IA", "Soporte por correo"]'),
  ('91a00000-0000-4000-8000-000000000002', 'Profesional', 69900, 712980,
   '["Todo lo del plan Esencial", "Soporte prioritario por correo", "Acompañamiento para conectar tu sitio WordPress"]'),
  ('91a00000-0000-4000-8000-000000000003', 'Agencia', 149900, 1528980,
   '["Todo lo del plan Profesional", "Soporte prioritario por WhatsApp", "Ayuda para importar los clientes de tu equipo"]');

-- One row a person, made at sign-up and kept: that is what makes the trial a single one.
create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  plan_id uuid not null references public.subscription_plans (id) on delete restrict,
  status text not null default 'trial',
  billing_type text,
  current_period_starts_at timestamptz not null default now(),
  current_period_ends_at timestamptz not null,
  cancellation_date timestamptz,
  auto_renew boolean not null default false,
  stripe_customer_id text,
  stripe_subscription_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscriptions_user_id_key unique (user_id),
  constraint subscriptions_stripe_customer_id_key unique (stripe_customer_id),
  constraint subscriptions_stripe_subscription_id_key unique (stripe_subscription_id),
  constraint subscriptions_status_known check (status in ('trial', 'active', 'cancelled', 'expired')),
  constraint subscriptions_billing_type_known check (billing_type in ('monthly', 'yearly')),
  constraint subscriptions_period_order check (current_period_ends_at >= current_period_starts_at)
);
comment on table public.subscriptions is
  'The agent''s plan and its period. Agents may only cancel; the rest is the secret key''s.';

create index subscriptions_plan_id_idx on public.subscriptions (plan_id);
-- For the daily job that lets ended periods expire.
create index subscriptions_current_period_ends_at_idx on public.subscriptions (current_period_ends_at);

-- Runs with the caller's rights on purpose: current_user tells an agent from the secret key and from the owner.
create function private.guard_subscription() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  cancelling constant text[] := array['status', 'cancellation_date', 'auto_renew', 'updated_at'];
begin
  if current_user <> 'authenticated' then
    return new;
  end if;

  if old.status <> 'active' or new.status <> 'cancelled'
    or to_jsonb(new) - cancelling is distinct from to_jsonb(old) - cancelling then
    raise exception 'Solo puedes cancelar tu suscripción mientras está activa'
      using errcode = 'insufficient_privilege', schema = 'public', table = 'subscriptions';
  end if;

  new.cancellation_date := now();
  new.auto_renew := false;
  return new;
end
$$;
revoke execute on function private.guard_subscription() from public;

create trigger subscriptions_guard before update on public.subscriptions
  for each row execute function private.guard_subscription();
create trigger subscriptions_set_updated_at before update on public.subscriptions
  for each row execute function private.set_updated_at();

alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from anon, authenticated;
grant select, update on public.subscriptions to authenticated;
grant all on public.subscriptions to service_role;

create policy subscriptions_select_own on public.subscriptions for select to authenticated
  using ((select auth.uid()) = user_id);
create policy subscriptions_update_own on public.subscriptions for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
