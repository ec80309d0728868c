-- A client and its preferences are one record to the form that edits them, and clients.updated_at is its version (SAVE-02). A change of the
-- preferences alone, such as an accepted proposal, raises that version: a form that was opened before it finds the conflict.
create function private.preferences_changed() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  wish constant public.client_preferences := case when tg_op = 'DELETE' then old else new end;
begin
  -- What this transaction wrote has its version already: a save of both rows, an import, and the examples, which are known by theirs.
  update public.clients as client set updated_at = now()
  where client.id = wish.client_id and client.user_id = wish.user_id and client.xmin <> pg_current_xact_id()::xid;
  return null;
end
$$;
revoke execute on function private.preferences_changed() from public;

create trigger client_preferences_raise_version
  after insert or update or delete on public.client_preferences
  for each row execute function private.preferences_changed();
