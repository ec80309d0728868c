-- What was shared before the owner of the account's address was known ends when that owner recovers the account: whoever signed up
-- with somebody else's address may have kept a link. The owner finds a notice, because links they sent themselves end as well.
create function private.end_shares_of(owner uuid) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ended integer;
begin
  update public.document_shares set revoked_at = now()
  where user_id = end_shares_of.owner and revoked_at is null and expires_at > now();
  get diagnostics ended = row_count;
  if ended > 0 then
    insert into public.notifications (user_id, kind, title, message)
    values (
      end_shares_of.owner,
      'general',
      'Recuperaste tu cuenta',
      'Por seguridad, al confirmar tu correo se cerraron las sesiones anteriores y '
        || case when ended = 1 then 'dejó de funcionar 1 enlace compartido'
          else 'dejaron de funcionar ' || ended || ' enlaces compartidos' end
        || '. Comparte de nuevo los documentos que hagan falta.'
    );
  end if;
  return ended;
end
$$;
comment on function private.end_shares_of(uuid) is
  'Revokes the open links of an account whose address was just proven for the first time, and tells its owner.';
revoke execute on function private.end_shares_of(uuid) from public, anon, authenticated;
