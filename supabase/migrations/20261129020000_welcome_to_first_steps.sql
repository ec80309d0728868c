-- The welcome leads to the first steps (NOT-08), so its text names them rather than one of them.

create or replace function private.welcome_user() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  has_trial boolean := case
    when nullif(new.email, '') is not null then private.use_trial(new.email)
    else not new.is_anonymous
  end;
begin
  insert into public.profiles (id, full_name)
  values (new.id, left(nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), 200))
  on conflict (id) do nothing;

  insert into public.subscriptions (user_id, plan_id, status, current_period_starts_at, current_period_ends_at)
  select
    new.id, plan.id, case when has_trial then 'trial' else 'expired' end, now(),
    case when has_trial then now() + interval '7 days' else now() end
  from public.subscription_plans as plan
  where plan.name = 'Trial'
  on conflict (user_id) do nothing;

  insert into public.notifications (user_id, kind, title, message, dedupe_key)
  values (
    new.id,
    'welcome',
    '¡Te damos la bienvenida a Predio!',
    case
      when has_trial then
        'Tienes 7 días de prueba con todas las funciones. Empieza por tus primeros pasos en Perfil.'
      when new.is_anonymous then 'Tu prueba de 7 días empieza cuando agregues tu correo.'
      else 'Tu prueba gratuita ya se usó con este correo. Elige un plan en Suscripción para seguir.'
    end,
    'welcome'
  )
  on conflict (user_id, dedupe_key) do nothing;

  return new;
end
$$;

create or replace function private.welcome_first_address() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  has_trial boolean := private.use_trial(new.email);
begin
  -- A period without a length is that of an account that never had a trial.
  update public.subscriptions as subscription
  set status = 'trial', current_period_starts_at = now(), current_period_ends_at = now() + interval '7 days'
  where subscription.user_id = new.id and has_trial and subscription.status = 'expired'
    and subscription.current_period_starts_at = subscription.current_period_ends_at;
  if not found and has_trial then
    return new;
  end if;

  insert into public.notifications (user_id, kind, title, message, dedupe_key)
  values (
    new.id,
    'welcome',
    case when has_trial then 'Tu prueba ya empezó' else 'Tu cuenta ya tiene correo' end,
    case
      when has_trial then
        'Tienes 7 días de prueba con todas las funciones. Empieza por tus primeros pasos en Perfil.'
      else 'Tu prueba gratuita ya se usó con este correo. Elige un plan en Suscripción para seguir.'
    end,
    'welcome-address'
  )
  on conflict (user_id, dedupe_key) do nothing;
  return new;
end
$$;
