-- Sessions that began with a recovery or an invitation: their owner may choose a password without knowing the present one, once.
-- Only this server uses it.

set local client_min_messages = warning;

create table if not exists predio.recovery_sessions (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  constraint recovery_sessions_pkey primary key (session_id)
);
revoke all on predio.recovery_sessions from public, anon, authenticated, service_role;
