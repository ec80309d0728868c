-- What can be brought back is limited for each account: the newest records, so many and so large together. 'Deshacer' is pressed
-- within seconds, so that the oldest of hundreds can go before their day is over; nobody is refused a deletion.
insert into private.quotas (name, value) values
  ('deleted_records', 500),
  ('deleted_records_bytes', 33554432)
on conflict (name) do nothing;
comment on table private.quotas is
  'Limits per account: storage_bytes, rows by table name, and how many deleted records wait and of how many bytes together.';

-- Sizes are asked of each stored value, which does not read it.
create function private.limit_deleted_records() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from private.deleted_records as waiting
  using (
    select
      stored.kind, stored.record_id,
      row_number() over newest_first as place,
      sum(pg_column_size(stored.record) + pg_column_size(stored.stage_changes) + pg_column_size(stored.interaction_ids)
        + pg_column_size(stored.message_ids)) over newest_first as bytes
    from private.deleted_records as stored
    where stored.user_id = new.user_id
    window newest_first as (order by stored.deleted_at desc, (stored.record_id = new.record_id) desc, stored.record_id)
  ) as ranked
  where waiting.user_id = new.user_id and waiting.kind = ranked.kind and waiting.record_id = ranked.record_id
    -- The one that was deleted just now can always be brought back.
    and ranked.place > 1
    and (
      ranked.place > (select quota.value from private.quotas as quota where quota.name = 'deleted_records')
      or ranked.bytes > (select quota.value from private.quotas as quota where quota.name = 'deleted_records_bytes')
    );
  return null;
end
$$;
revoke execute on function private.limit_deleted_records() from public;

create trigger deleted_records_limit after insert or update on private.deleted_records
  for each row execute function private.limit_deleted_records();
