-- Public templates are the one thing that agents share, so each is small, comes from somebody the operator allows to publish, and
-- says who that is.

-- Before the constraints below, which an update of an old row would have to meet.
update public.document_templates set is_public = false where user_id is not null and is_public;

alter table public.document_templates
  add column author text,
  add constraint document_templates_author_length check (char_length(author) <= 200) not valid,
  add constraint document_templates_variables_size check (
    octet_length(variables::text) <= 65536 and jsonb_array_length(variables) <= 100
  ) not valid;
comment on column public.document_templates.author is 'Who published it, from the profile at that time; null while it is private.';

create function private.may_publish() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select coalesce((select auth.jwt()) -> 'app_metadata' -> 'can_publish' = 'true'::jsonb, false)
$$;
comment on function private.may_publish() is 'The operator sets app_metadata.can_publish of an account.';
revoke execute on function private.may_publish() from public, anon;
grant execute on function private.may_publish() to authenticated, service_role;

create policy document_templates_publish_insert on public.document_templates as restrictive for insert to authenticated
  with check (not is_public or private.may_publish());
create policy document_templates_publish_update on public.document_templates as restrictive for update to authenticated
  using (true) with check (not is_public or private.may_publish());

-- Definer: the built-in templates belong to nobody, and profiles are their owner's.
create function private.sign_template() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.user_id is null then
    return new;
  end if;
  if not new.is_public then
    new.author := null;
    return new;
  end if;
  if exists (
    select from public.document_templates as built_in
    where built_in.user_id is null and private.search_text(built_in.name) = private.search_text(new.name)
  ) then
    raise exception 'Ya hay una plantilla de Predio con ese nombre. Elige otro para publicarla.' using errcode = 'P0001';
  end if;
  new.author := (
    select left(coalesce(nullif(btrim(profile.full_name), ''), nullif(btrim(profile.company), '')), 200)
    from public.profiles as profile where profile.id = new.user_id
  );
  return new;
end
$$;
revoke execute on function private.sign_template() from public;

create trigger document_templates_sign before insert or update on public.document_templates
  for each row execute function private.sign_template();
