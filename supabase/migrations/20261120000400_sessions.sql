-- Where the caller is signed in, and the way to end one of these sessions.

-- Definer: agents cannot read auth.sessions. Only the caller's own, the newest fifty, the one that asks first; not for a
-- session that owes its second factor.
create function public.list_sessions() returns table (
  id uuid,
  user_agent text,
  ip text,
  created_at timestamptz,
  last_used_at timestamptz,
  is_current boolean
)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_second_factor();
  return query
  select
    session.id,
    left(session.user_agent, 1000),
    host(session.ip),
    session.created_at,
    greatest(session.refreshed_at at time zone 'utc', session.created_at) as last_used_at,
    coalesce(session.id::text = (select auth.jwt()) ->> 'session_id', false) as is_current
  from auth.sessions as session
  where session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
  order by is_current desc, last_used_at desc nulls last, session.id
  limit 50;
end
$$;
comment on function public.list_sessions() is 'The caller''s open sessions: device, address, since when and last use.';
revoke execute on function public.list_sessions() from public, anon, service_role;
grant execute on function public.list_sessions() to authenticated;

-- Its refresh tokens go with it. False for a session that is not the caller's, as for one that has ended.
create function public.close_session(session_id uuid) returns boolean
  language plpgsql
  volatile
  security definer
  set search_path = ''
as $$
begin
  perform private.require_second_factor();
  delete from auth.sessions as session
  where session.id = close_session.session_id and session.user_id = (select auth.uid());
  return found;
end
$$;
comment on function public.close_session(uuid) is 'Ends one of the caller''s sessions; false where there was none.';
revoke execute on function public.close_session(uuid) from public, anon, service_role;
grant execute on function public.close_session(uuid) to authenticated;
