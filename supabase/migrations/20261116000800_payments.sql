-- Payments through Stripe. The functions speak to Stripe; what follows from it is written here, in one transaction each.
-- The tables are private: the API reaches them only through the functions below, and those only with the secret key.

-- Whoever subscribed keeps their price when the list changes, and a renewal that was not paid can be paid by hand.
alter table public.subscriptions
  add column price integer,
  add column open_invoice_url text,
  add constraint subscriptions_price_range check (price >= 0),
  add constraint subscriptions_open_invoice_url_https check (
    open_invoice_url ~ '^https://' and char_length(open_invoice_url) <= 2000
  );
comment on column public.subscriptions.price is
  'What Stripe charges each period, in cents; null for whoever never paid through it.';
comment on column public.subscriptions.open_invoice_url is
  'Stripe''s page to pay the invoice that the card did not; null while nothing is owed.';

-- Every event once, however often it is delivered.
create table private.stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  outcome text,
  constraint stripe_events_id_format check (id ~ '^evt_\w{1,250}$'),
  constraint stripe_events_type_length check (private.has_text(type, 200)),
  constraint stripe_events_outcome_when_handled check ((outcome is not null) = (handled_at is not null))
);
comment on table private.stripe_events is 'Events of Stripe by id, and what came of each.';

create index stripe_events_received_at_idx on private.stripe_events (received_at);

-- Events come in any order and at once, so what counts is not the event but what Stripe answers when asked. A number is
-- drawn before asking: whoever asked later knows at least as much, and an answer to an earlier question changes nothing.
create sequence private.stripe_tickets;

create table private.stripe_states (
  user_id uuid primary key references auth.users (id) on delete cascade,
  ticket bigint not null
);
comment on table private.stripe_states is 'The number of the newest answer of Stripe that an agent''s subscription holds.';

-- No key to the user: a subscription has to be ended in Stripe above all when its account is gone.
create table private.stripe_cancellations (
  stripe_id text primary key,
  at_once boolean not null default false,
  unless_paid boolean not null default false,
  requested_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  done_at timestamptz,
  constraint stripe_cancellations_id_format check (stripe_id ~ '^(sub|cus)_\w{1,250}$'),
  constraint stripe_cancellations_last_error_length check (char_length(last_error) <= 500)
);
comment on table private.stripe_cancellations is
  'What Stripe has to be told to end, by its id there: a subscription, or all that a customer has or could still buy.';
comment on column private.stripe_cancellations.at_once is 'Now and not at the period''s end.';
comment on column private.stripe_cancellations.unless_paid is
  'It expired here for want of a payment: should Stripe have one after all, it goes on.';

create index stripe_cancellations_next_attempt_at_idx on private.stripe_cancellations (next_attempt_at)
  where done_at is null;

alter table private.stripe_events enable row level security;
alter table private.stripe_states enable row level security;
alter table private.stripe_cancellations enable row level security;
revoke all on private.stripe_events, private.stripe_states, private.stripe_cancellations
  from public, anon, authenticated, service_role;
revoke all on sequence private.stripe_tickets from public, anon, authenticated, service_role;

-- A later wish replaces the earlier, and "at once" is never taken back.
create function private.queue_stripe_cancellation(stripe_id text, at_once boolean, unless_paid boolean default false)
  returns void
  language sql volatile
  set search_path = ''
as $$
  insert into private.stripe_cancellations as waiting (stripe_id, at_once, unless_paid)
  values (
    queue_stripe_cancellation.stripe_id, queue_stripe_cancellation.at_once, queue_stripe_cancellation.unless_paid
  )
  on conflict (stripe_id) do update
    set at_once = waiting.at_once or excluded.at_once,
      -- Whoever cancelled meant it, paid or not.
      unless_paid = excluded.unless_paid and (waiting.unless_paid or waiting.done_at is not null),
      requested_at = now(), attempts = 0, next_attempt_at = now(), last_error = null, done_at = null
    where excluded.at_once > waiting.at_once or excluded.unless_paid < waiting.unless_paid
      or not (excluded.at_once or waiting.at_once)
$$;

-- Definer: whoever cancels or leaves has no rights on the queue.
create function private.tell_stripe_to_end() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if old.stripe_subscription_id is not null then
    perform private.queue_stripe_cancellation(old.stripe_subscription_id, tg_op = 'DELETE');
  end if;
  -- A payment page that is still open could be paid for nobody. Orders take up to half a minute: one that was on its way
  -- when the account went has opened its page by then.
  if tg_op = 'DELETE' and old.stripe_customer_id is not null then
    insert into private.stripe_cancellations (stripe_id, at_once, next_attempt_at)
    values (old.stripe_customer_id, true, now() + interval '1 minute')
    on conflict (stripe_id) do nothing;
  end if;
  return null;
end
$$;

-- What Stripe itself told us is written by the owner's functions and need not be told back.
create trigger subscriptions_queue_cancellation after update on public.subscriptions
  for each row when (
    old.status <> 'cancelled' and new.status = 'cancelled' and old.stripe_subscription_id is not null
    and current_user in ('authenticated', 'service_role')
  )
  execute function private.tell_stripe_to_end();
create trigger subscriptions_queue_removal after delete on public.subscriptions
  for each row when (old.stripe_subscription_id is not null or old.stripe_customer_id is not null)
  execute function private.tell_stripe_to_end();

-- One notice to one agent, if they want that kind and have not thrown the same one away.
create function private.give_notice(notice private.notice) returns void
  language sql volatile
  set search_path = ''
as $$
  insert into public.notifications (user_id, kind, title, message, data, dedupe_key)
  select notice.user_id, notice.kind, notice.title, notice.message, notice.data, notice.dedupe_key
  where not exists (
      select from public.notification_preferences as preference
      where preference.user_id = notice.user_id and preference.kind = notice.kind and not preference.enabled
    )
    and not exists (
      select from private.dismissed_notices as dismissed
      where dismissed.user_id = notice.user_id and dismissed.dedupe_key = notice.dedupe_key
    )
  on conflict (user_id, dedupe_key) do nothing
$$;

-- Once an invoice: Stripe tries a card several times.
create function private.tell_payment_failed(agent uuid, invoice jsonb) returns void
  language sql volatile
  set search_path = ''
as $$
  select private.give_notice(row(
    agent,
    'payment_failed',
    'No pudimos cobrar tu suscripción',
    format(
      'El cobro de %s de tu plan %s no se completó. Paga la factura pendiente en Plan para no perder el acceso.',
      to_char((invoice ->> 'amount')::numeric / 100, 'FM$999,999,999,990.00'), plan.name
    ),
    jsonb_build_object('subscription_id', subscription.id),
    'payment_failed:' || (invoice ->> 'id')
  )::private.notice)
  from public.subscriptions as subscription
  join public.subscription_plans as plan on plan.id = subscription.plan_id
  where subscription.user_id = agent
$$;

-- The row as Stripe has it. A cancellation that Stripe does not know yet is not undone by its older answer.
create function private.apply_stripe_state(agent uuid, ticket bigint, state jsonb) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  subscription constant text := state ->> 'subscription';
  next_status text := state ->> 'status';
begin
  insert into private.stripe_states as known (user_id, ticket) values (agent, apply_stripe_state.ticket)
  on conflict (user_id) do update set ticket = excluded.ticket where known.ticket < excluded.ticket;
  if not found then
    return 'stale';
  end if;

  -- It was paid after all: nothing is left to end.
  if next_status <> 'expired' then
    delete from private.stripe_cancellations as needless where needless.stripe_id = subscription and needless.unless_paid;
  end if;
  if next_status = 'active' and exists (
    select from private.stripe_cancellations as waiting
    where waiting.stripe_id = subscription and waiting.done_at is null
  ) then
    next_status := 'cancelled';
  end if;

  update public.subscriptions as own
  set
    plan_id = coalesce(
      (select plan.id from public.subscription_plans as plan where plan.id = (state ->> 'plan_id')::uuid), own.plan_id
    ),
    status = next_status,
    billing_type = coalesce(state ->> 'billing_type', own.billing_type),
    current_period_starts_at = least((state ->> 'starts_at')::timestamptz, (state ->> 'ends_at')::timestamptz),
    current_period_ends_at = (state ->> 'ends_at')::timestamptz,
    cancellation_date = case
      when next_status <> 'active'
        then coalesce((state ->> 'cancelled_at')::timestamptz, own.cancellation_date, now())
    end,
    auto_renew = next_status = 'active',
    stripe_subscription_id = subscription,
    price = (state ->> 'price')::integer,
    open_invoice_url = case when next_status <> 'expired' then state ->> 'open_invoice_url' end
  where own.user_id = agent;

  -- Stripe goes on trying the card for weeks; nobody is charged for what they were told has expired.
  if next_status = 'expired' and not (state ->> 'is_over')::boolean then
    perform private.queue_stripe_cancellation(subscription, true, true);
  end if;

  -- Whoever changes plans has a new subscription; the earlier one ends, and what is left of it is credited.
  perform private.queue_stripe_cancellation(superseded.id, true)
  from jsonb_array_elements_text(coalesce(state -> 'superseded', '[]')) as superseded (id);
  return 'applied';
end
$$;

-- The number to ask Stripe with; null when the event was handled before.
create function public.begin_stripe_event(event text, kind text) returns bigint
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Stripe repeats an event for three days, a person by hand for thirty.
  delete from private.stripe_events where received_at < now() - interval '100 days';
  insert into private.stripe_events (id, type) values (event, kind) on conflict (id) do nothing;
  if exists (select from private.stripe_events as known where known.id = event and known.handled_at is not null) then
    return null;
  end if;
  return nextval('private.stripe_tickets');
end
$$;
comment on function public.begin_stripe_event(text, text) is
  'Notes an event of Stripe and gives the number to ask Stripe with, or null for one that was handled. Secret key only.';

create function public.finish_stripe_event(
  event text,
  ticket bigint,
  customer text,
  state jsonb default null,
  failed_invoice jsonb default null
) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  agent uuid;
  result text := 'nothing to do';
begin
  -- Whoever delivers the same event at this moment waits here and then finds it handled.
  update private.stripe_events set handled_at = now(), outcome = result where id = event and handled_at is null;
  if not found then
    return 'repeated';
  end if;

  select own.user_id into agent from public.subscriptions as own
  where own.stripe_customer_id = customer
  for no key update;
  if agent is null then
    result := 'unknown customer';
  else
    if state is not null then
      result := private.apply_stripe_state(agent, ticket, state);
    end if;
    if failed_invoice is not null then
      perform private.tell_payment_failed(agent, failed_invoice);
    end if;
  end if;

  update private.stripe_events set outcome = result where id = event;
  return result;
end
$$;
comment on function public.finish_stripe_event(text, bigint, text, jsonb, jsonb) is
  'Writes what Stripe answered and what the event means, once; says what came of it. Secret key only.';

-- Drawing a row also sets when it is tried again, so that a worker that dies loses nothing: 1, 2, 4 … 60 minutes.
create function public.claim_stripe_cancellations(most integer default 20)
  returns table (stripe_id text, at_once boolean, unless_paid boolean)
  language sql volatile
  security definer
  set search_path = ''
as $$
  delete from private.stripe_cancellations where done_at < now() - interval '100 days';
  update private.stripe_cancellations as waiting
  set
    attempts = waiting.attempts + 1,
    next_attempt_at = now() + least(interval '1 minute' * 2 ^ least(waiting.attempts, 10), interval '1 hour')
  where waiting.stripe_id in (
    select due.stripe_id from private.stripe_cancellations as due
    where due.done_at is null and due.next_attempt_at <= now()
    order by due.next_attempt_at
    limit least(most, 100)
    for update skip locked
  )
  returning waiting.stripe_id, waiting.at_once, waiting.unless_paid
$$;
comment on function public.claim_stripe_cancellations(integer) is
  'What Stripe has to be told to end now. Secret key only.';

-- Only what was drawn is settled: a wish for "at once" may have come meanwhile.
create function public.settle_stripe_cancellation(stripe_id text, at_once boolean, failure text default null)
  returns void
  language sql volatile
  security definer
  set search_path = ''
as $$
  update private.stripe_cancellations
  set done_at = case when failure is null then now() end, last_error = left(failure, 500)
  where stripe_cancellations.stripe_id = settle_stripe_cancellation.stripe_id and done_at is null
    and stripe_cancellations.at_once = settle_stripe_cancellation.at_once
$$;
comment on function public.settle_stripe_cancellation(text, boolean, text) is
  'Stripe ended it, or why it could not be told; then it is tried again. Secret key only.';

-- The daily work's, as it was, and what it lets expire for want of a payment ends in Stripe too.
create or replace function private.expire_subscriptions(at timestamptz) returns bigint
  language plpgsql volatile
  set search_path = ''
as $$
declare
  gone record;
  times bigint := 0;
begin
  for gone in
    with due as (
      select own.id, own.status from public.subscriptions as own
      where own.status in ('trial', 'active', 'cancelled')
        and own.current_period_ends_at <= expire_subscriptions.at
        and (
          own.current_period_ends_at <= expire_subscriptions.at - interval '72 hours'
          or not (own.status = 'active' and own.auto_renew and own.stripe_subscription_id is not null)
        )
      for no key update
    )
    update public.subscriptions as own set status = 'expired', open_invoice_url = null
    from due where own.id = due.id
    returning own.stripe_subscription_id, due.status as was
  loop
    times := times + 1;
    if gone.was = 'active' and gone.stripe_subscription_id is not null then
      perform private.queue_stripe_cancellation(gone.stripe_subscription_id, true, true);
    end if;
  end loop;
  return times;
end
$$;

revoke execute on function
  private.queue_stripe_cancellation(text, boolean, boolean), private.tell_stripe_to_end(), private.give_notice(private.notice),
  private.tell_payment_failed(uuid, jsonb), private.apply_stripe_state(uuid, bigint, jsonb)
  from public, anon, authenticated;
revoke execute on function
  public.begin_stripe_event(text, text), public.finish_stripe_event(text, bigint, text, jsonb, jsonb),
  public.claim_stripe_cancellations(integer), public.settle_stripe_cancellation(text, boolean, text)
  from public, anon, authenticated;
grant execute on function
  public.begin_stripe_event(text, text), public.finish_stripe_event(text, bigint, text, jsonb, jsonb),
  public.claim_stripe_cancellations(integer), public.settle_stripe_cancellation(text, boolean, text)
  to service_role;

-- Coming back from the payment page, the screen follows the row.
do $$
begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'subscriptions'
  ) then
    alter publication supabase_realtime add table public.subscriptions;
  end if;
end
$$;
