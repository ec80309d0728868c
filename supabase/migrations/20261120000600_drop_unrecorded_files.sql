-- Files without a record are swept by the function sweep-files; browsers no longer ask which they are.
drop function public.unrecorded_files();
