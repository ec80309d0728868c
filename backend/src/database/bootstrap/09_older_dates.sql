-- Release 0.1.0 let an agent write a public template with a date without an end. The migration that takes public templates back
-- updates it under a constraint that refuses such a date, so it is corrected before. Nothing to do once that migration has run.

do $$
begin
  if to_regclass('public.document_templates') is null or exists (
    select from information_schema.columns
    where table_schema = 'public' and table_name = 'document_templates' and column_name = 'author'
  ) then
    return;
  end if;
  alter table public.document_templates disable trigger user;
  update public.document_templates
  set created_at = greatest(least(created_at, '2199-12-31 00:00:00+00'), '1900-01-01 00:00:00+00')
  where created_at not between '1900-01-01 00:00:00+00' and '2199-12-31 00:00:00+00';
  alter table public.document_templates enable trigger user;
end
$$;
