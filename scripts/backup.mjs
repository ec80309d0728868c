// `npm run backup -- FILE` writes an archive of the database and the stored files. The server may be running.
import { runMaintenance } from './lib/run-maintenance.mjs'

await runMaintenance('backup')
