-- The order by surnames: then first names, then the id, after which the next page continues (VIEW-64).
create index clients_user_id_surname_idx on public.clients (user_id, last_name, first_name, id desc);
