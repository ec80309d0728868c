-- 'Primer contacto' and 'primer contacto' are the same title to whoever looks for it. The oldest of such twins keeps its
-- title; each later one gets the first free ' (2)', ' (3)'…, cut so that it stays within the limit of 100 characters.
do $$
declare
  twin record;
  suffix text;
  candidate text;
  number integer;
begin
  for twin in
    select id, user_id, title
    from (
      select
        id,
        user_id,
        title,
        row_number() over (partition by user_id, lower(title) order by created_at, id) as place
      from public.sales_scripts
    ) as numbered
    where place > 1
    order by user_id, lower(title), place
  loop
    number := 2;
    loop
      suffix := ' (' || number || ')';
      candidate := rtrim(left(twin.title, 100 - char_length(suffix))) || suffix;
      exit when not exists (
        select from public.sales_scripts as other
        where other.user_id = twin.user_id and lower(other.title) = lower(candidate)
      );
      number := number + 1;
    end loop;
    update public.sales_scripts set title = candidate where id = twin.id;
  end loop;
end
$$;

-- The older constraint on the exact title stays: an upsert can name only columns as its conflict target.
create unique index sales_scripts_user_id_lower_title_key
  on public.sales_scripts (user_id, lower(title));
