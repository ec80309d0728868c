-- What became of the links that confirm an address: whoever opens one that no longer works is told whether it was used, the address
-- was confirmed otherwise, or its hour is over. Only this server uses it.

set local client_min_messages = warning;

create table if not exists predio.confirmation_links (
  token_hash text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now(),
  redeemed_at timestamptz,
  constraint confirmation_links_pkey primary key (token_hash)
);
create index if not exists confirmation_links_user_id_idx on predio.confirmation_links (user_id);
create index if not exists confirmation_links_sent_at_idx on predio.confirmation_links (sent_at);
revoke all on predio.confirmation_links from public, anon, authenticated, service_role;
