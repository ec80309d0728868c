// `npm run admin -- COMMAND` operates Predio without the web app; `--help` lists the commands.
import { ensureInstalled } from './lib/install.mjs'

ensureInstalled()
const { tsImport } = await import('tsx/esm/api')
const { main } = await tsImport('./admin/main.ts', import.meta.url)
await main()
