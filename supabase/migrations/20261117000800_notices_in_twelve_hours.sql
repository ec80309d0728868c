-- Notices write the hour as every screen does: ' a las 5:30 p.m.', ' a la 1:00 p.m.'. Midnight and the day's last minute
-- still mean "some time that day" and are left out. What was sent before stays as it was read.
create or replace function private.spanish_hour(local timestamp) returns text
  language sql immutable parallel safe
  return case
    when to_char(local, 'HH24:MI') in ('00:00', '23:59') then ''
    else case when to_char(local, 'FMHH12') = '1' then ' a la ' else ' a las ' end
      || to_char(local, 'FMHH12:MI')
      || case when extract(hour from local) < 12 then ' a.m.' else ' p.m.' end
  end;

-- The hour ends with the full stop of its abbreviation, and a sentence that ends with it takes no second one.
create function private.single_full_stop() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.message := regexp_replace(new.message, '([ap]\.m\.)\.', '\1', 'g');
  return new;
end
$$;
revoke execute on function private.single_full_stop() from public;

create trigger notifications_single_full_stop before insert on public.notifications
  for each row execute function private.single_full_stop();
