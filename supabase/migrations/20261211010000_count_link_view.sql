-- Counts one view of a link in one statement (DOC-59): REST has no `views + 1`, and a conditional update had to be tried again for each
-- opening at the same time. False where the link is gone or was revoked.
create function public.count_link_view(link_table text, link uuid) returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  counted integer;
begin
  if link_table is null or link_table not in ('document_shares', 'owner_reports', 'selections') then
    raise exception 'no table of links: %', left(link_table, 100) using errcode = '22023';
  end if;
  execute format('update public.%I set views = views + 1, last_viewed_at = now() where id = $1 and revoked_at is null', link_table)
    using link;
  get diagnostics counted = row_count;
  return counted > 0;
end
$$;
revoke execute on function public.count_link_view(text, uuid) from public, anon, authenticated;
grant execute on function public.count_link_view(text, uuid) to service_role;
