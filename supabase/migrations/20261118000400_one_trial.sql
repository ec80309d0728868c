-- A trial is for once: deleting an account and signing up again with the same address gives no second one. Only a hash of the
-- address outlives the account.
create table private.used_trials (
  email_hash text primary key,
  used_at timestamptz not null default now(),
  constraint used_trials_email_hash_length check (char_length(email_hash) = 64)
);
comment on table private.used_trials is 'SHA-256 of the addresses that have had their trial, in lower case.';
alter table private.used_trials enable row level security;
revoke all on private.used_trials from public, anon, authenticated;

create function private.email_hash(email text) returns text
  language sql
  immutable
  set search_path = ''
  return encode(sha256(convert_to(lower(btrim(email)), 'UTF8')), 'hex');
revoke execute on function private.email_hash(text) from public, anon, authenticated;

insert into private.used_trials (email_hash)
select distinct private.email_hash(account.email) from auth.users as account where account.email is not null
on conflict (email_hash) do nothing;

create or replace function private.welcome_user() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_first boolean := true;
begin
  if new.email is not null then
    insert into private.used_trials (email_hash) values (private.email_hash(new.email))
    on conflict (email_hash) do nothing;
    is_first := found;
  end if;

  insert into public.profiles (id, full_name)
  values (new.id, left(nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), 200))
  on conflict (id) do nothing;

  insert into public.subscriptions (user_id, plan_id, status, current_period_starts_at, current_period_ends_at)
  select
    new.id, plan.id, case when is_first then 'trial' else 'expired' end, now(),
    case when is_first then now() + interval '7 days' else now() end
  from public.subscription_plans as plan
  where plan.name = 'Trial'
  on conflict (user_id) do nothing;

  insert into public.notifications (user_id, kind, title, message, dedupe_key)
  values (
    new.id,
    'welcome',
    '¡Te damos la bienvenida a Predio!',
    case
      when is_first then
        'Tienes 7 días de prueba con todas las funciones. Empieza por conectar tu sitio en Configuración.'
      else 'Tu prueba gratuita ya se usó con este correo. Elige un plan en Suscripción para seguir.'
    end,
    'welcome'
  )
  on conflict (user_id, dedupe_key) do nothing;

  return new;
end
$$;
