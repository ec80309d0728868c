-- Every date is one of a person's life or business. 'infinity' and the year 200000 pass for dates in PostgreSQL, and a series of
-- months from one of them to another never ends.

-- Not valid: rows from before stay as they are, and a data folder that holds such a date starts all the same.
do $$
declare
  asked record;
begin
  for asked in
    select part.table_name, part.column_name, part.data_type
    from information_schema.columns as part
    join information_schema.tables as base using (table_schema, table_name)
    where part.table_schema = 'public' and base.table_type = 'BASE TABLE' and part.is_generated = 'NEVER'
      and part.data_type in ('date', 'timestamp with time zone')
  loop
    execute format(
      'alter table public.%I add constraint %I check (%I >= %L::%s and %I < %L::%s) not valid',
      asked.table_name, left(asked.table_name || '_' || asked.column_name, 57) || '_range',
      asked.column_name, '1900-01-01 00:00:00+00', asked.data_type,
      asked.column_name, '2200-01-01 00:00:00+00', asked.data_type
    );
  end loop;
end
$$;

create function private.check_report_range(first_day date, last_day date) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  if first_day is null or last_day is null
    or first_day not between date '1900-01-01' and date '2199-12-31'
    or last_day not between date '1900-01-01' and date '2199-12-31'
  then
    raise exception 'The days of a report must lie between 1900 and 2199' using errcode = '22008';
  end if;
end
$$;
revoke execute on function private.check_report_range(date, date) from public, anon;
grant execute on function private.check_report_range(date, date) to authenticated, service_role;

-- The reports themselves move out of reach; what is called checks the days first.
do $$
declare
  report record;
  about text;
begin
  for report in
    select proc.oid, proc.proname as name from pg_catalog.pg_proc as proc
    where proc.pronamespace = 'public'::regnamespace and proc.proname like 'report\_%'
      and pg_catalog.oidvectortypes(proc.proargtypes) = 'date, date, text'
  loop
    about := pg_catalog.obj_description(report.oid, 'pg_proc');
    execute format('alter function public.%I(date, date, text) set schema private', report.name);
    execute format(
      'create function public.%1$I(first_day date, last_day date, zone text) returns jsonb
         language plpgsql stable set search_path = %2$L
       as $body$
       begin
         perform private.check_report_range(first_day, last_day);
         return private.%1$I(first_day, last_day, zone);
       end
       $body$', report.name, ''
    );
    execute format('revoke execute on function public.%I(date, date, text) from public, anon', report.name);
    execute format('grant execute on function public.%I(date, date, text) to authenticated, service_role', report.name);
    execute format('comment on function public.%I(date, date, text) is %L', report.name, about);
  end loop;
end
$$;
