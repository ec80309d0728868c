-- Which tables the realtime socket serves. Migrations add them; the feed itself is our own and needs no logical decoding,
-- hence no warning about wal_level.

set local client_min_messages = error;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
