-- The visits of one agent were looked up among those of all agents, by the index of the daily job.
create index interactions_user_id_type_moment_idx
  on public.interactions (user_id, type, (coalesce(scheduled_at, created_at)) desc, id);
