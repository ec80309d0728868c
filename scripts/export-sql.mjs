// `npm run export:sql -- FILE` writes plain SQL that a Supabase project loads after its migrations.
import { runMaintenance } from './lib/run-maintenance.mjs'

await runMaintenance('export:sql')
