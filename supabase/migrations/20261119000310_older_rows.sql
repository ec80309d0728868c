-- Rows from before the limits of dates and templates. A constraint that was added 'not valid' lets them be, but refuses every later
-- change of such a row, also one that has nothing to do with it. They are brought within the limits, and the constraints hold for all.

-- Added again at the end: a template may break both limits, and the correction of one must not be refused for the other.
alter table public.document_templates drop constraint document_templates_variables_size;

-- The nearest date within the limits, so that dates which were in order stay so. Without the triggers, as nobody edited these rows.
do $$
declare
  dated record;
  bound text;
  found boolean;
begin
  for dated in
    select
      part.table_name as name,
      string_agg(format(
        '%1$I = case when %1$I < %2$L then %2$L when %1$I > %3$L then %3$L else %1$I end', part.column_name,
        '1900-01-01 00:00:00+00',
        case part.data_type when 'date' then '2199-12-31' else '2199-12-31 23:59:59.999999+00' end
      ), ', ') as corrections,
      string_agg(format(
        '%1$I < %2$L::%3$s or %1$I >= %4$L::%3$s', part.column_name, '1900-01-01 00:00:00+00', part.data_type,
        '2200-01-01 00:00:00+00'
      ), ' or ') as faults
    from information_schema.columns as part
    join information_schema.tables as base using (table_schema, table_name)
    where part.table_schema = 'public' and base.table_type = 'BASE TABLE' and part.is_generated = 'NEVER'
      and part.data_type in ('date', 'timestamp with time zone')
    group by part.table_name
  loop
    -- What cannot be corrected by itself, as two dates of one row that would become one, must not stop the start.
    begin
      execute format('select exists (select from public.%I where %s)', dated.name, dated.faults) into found;
      if found then
        execute format('alter table public.%I disable trigger user', dated.name);
        execute format('update public.%I set %s where %s', dated.name, dated.corrections, dated.faults);
        execute format('alter table public.%I enable trigger user', dated.name);
      end if;
      for bound in
        select limits.conname from pg_catalog.pg_constraint as limits
        where limits.conrelid = format('public.%I', dated.name)::regclass and not limits.convalidated
      loop
        execute format('alter table public.%I validate constraint %I', dated.name, bound);
      end loop;
    exception when check_violation then
      raise warning 'dates of % stay as they are: %', dated.name, sqlerrm;
    end;
  end loop;
end
$$;

-- The first hundred variables that fit. The form offers those that the text names and the list lacks.
alter table public.document_templates disable trigger user;
update public.document_templates as template
set variables = (
  select coalesce(jsonb_agg(fitting.variable order by fitting.place), '[]')
  from (
    select given.variable, given.place,
      row_number() over (order by given.place) as number,
      sum(octet_length(given.variable::text) + 2) over (order by given.place) as bytes
    from jsonb_array_elements(template.variables) with ordinality as given (variable, place)
    where octet_length(given.variable::text) <= 4096
  ) as fitting
  where fitting.number <= 100 and fitting.bytes <= 65000
)
where octet_length(template.variables::text) > 65536 or jsonb_array_length(template.variables) > 100;
alter table public.document_templates enable trigger user;

alter table public.document_templates add constraint document_templates_variables_size check (
  octet_length(variables::text) <= 65536 and jsonb_array_length(variables) <= 100
);
