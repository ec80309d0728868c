-- The order by name: first names, then surnames, then the id, after which the next page continues (VIEW-64).
create index clients_user_id_name_idx on public.clients (user_id, first_name, last_name, id desc);

-- The same order without surnames; the new index answers what it answered.
drop index public.clients_user_id_first_name_idx;
