-- What every new account gets. Definer, because the auth service that inserts the user has no rights on public.
create function private.welcome_user() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, left(nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), 200))
  on conflict (id) do nothing;

  insert into public.subscriptions (user_id, plan_id, status, current_period_starts_at, current_period_ends_at)
  select new.id, plan.id, 'trial', now(), now() + interval '7 days'
  from public.subscription_plans as plan
  where plan.name = 'Trial'
  on conflict (user_id) do nothing;

  insert into public.notifications (user_id, kind, title, message, dedupe_key)
  values (
    new.id,
    'welcome',
    '¡Te damos la bienvenida a Predio!',
    'Tienes 7 días de prueba con todas las funciones. Empieza por conectar tu sitio en Configuración.',
    'welcome'
  )
  on conflict (user_id, dedupe_key) do nothing;

  return new;
end
$$;
revoke execute on function private.welcome_user() from public;

create trigger welcome_user after insert on auth.users
  for each row execute function private.welcome_user();
