-- Links of earlier mails: whoever asks for another one, the owner or a stranger, does not end the owner's. Only this server uses it.

set local client_min_messages = warning;

create table if not exists predio.earlier_links (
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type auth.one_time_token_type not null,
  token_hash text not null,
  sent_at timestamptz not null,
  constraint earlier_links_pkey primary key (token_hash)
);
create index if not exists earlier_links_user_id_idx on predio.earlier_links (user_id, token_type, sent_at desc);
revoke all on predio.earlier_links from public, anon, authenticated, service_role;

-- The two before the newest stay. A changed address ends the links of the former one.
create or replace function predio.keep_earlier_link() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from predio.earlier_links where user_id = old.user_id and token_type = old.token_type;
    return null;
  end if;
  if old.token_hash <> new.token_hash and old.relates_to = new.relates_to
    and new.token_type in ('recovery_token', 'confirmation_token')
  then
    insert into predio.earlier_links (user_id, token_type, token_hash, sent_at)
    values (old.user_id, old.token_type, old.token_hash, old.created_at at time zone 'utc')
    on conflict (token_hash) do nothing;
    delete from predio.earlier_links as link
    where link.user_id = old.user_id and link.token_type = old.token_type and link.token_hash not in (
      select newest.token_hash from predio.earlier_links as newest
      where newest.user_id = old.user_id and newest.token_type = old.token_type
      order by newest.sent_at desc
      limit 2
    );
  end if;
  return null;
end
$$;
revoke execute on function predio.keep_earlier_link() from public;

create or replace trigger one_time_tokens_keep_earlier_link after update or delete on auth.one_time_tokens
  for each row execute function predio.keep_earlier_link();
