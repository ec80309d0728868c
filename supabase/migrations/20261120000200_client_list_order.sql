-- The list of clients is read page by page, newest first, and its pages continue after the last row's moment and id. An
-- import writes up to thousands of clients in the same moment: without the id the index would have them all sorted again
-- for every page.

create index if not exists clients_user_id_created_at_id_idx
  on public.clients (user_id, created_at desc, id desc);

-- The same order without the id; the new index answers what it answered.
drop index if exists public.clients_user_id_created_at_idx;
