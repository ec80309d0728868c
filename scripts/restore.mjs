// `npm run restore -- FILE` restores an archive into an empty data folder.
import { runMaintenance } from './lib/run-maintenance.mjs'

await runMaintenance('restore')
