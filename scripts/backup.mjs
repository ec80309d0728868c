// `npm run backup -- FILE` writes one archive of the database and the stored files; the server may be running.
import { runMaintenance } from './lib/run-maintenance.mjs'

await runMaintenance('backup')
