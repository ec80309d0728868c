-- By what the devices of a person are recognised: hashes of a cookie, and of browser, system and network together. Sign-out ends a
-- session and not this memory, or each sign-in would be a new device's. Only this server uses it.

set local client_min_messages = warning;

create table if not exists predio.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  mark text not null,
  seen_at timestamptz not null default now(),
  constraint known_devices_pkey primary key (user_id, mark)
);
create index if not exists known_devices_seen_at_idx on predio.known_devices (seen_at);
revoke all on predio.known_devices from public, anon, authenticated, service_role;
