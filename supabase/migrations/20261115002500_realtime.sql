-- The tables whose changes the open screens follow. Adding one twice is an error, hence the check.
do $$
declare
  followed text;
begin
  foreach followed in array array['notifications', 'tasks', 'opportunities', 'interactions', 'documents'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = followed
    ) then
      execute format('alter publication supabase_realtime add table public.%I', followed);
    end if;
  end loop;
end
$$;
