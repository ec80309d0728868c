// `npm start` prepares everything that a fresh clone needs, then runs the server in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'

ensureInstalled()
await build()
process.chdir(root)
await import(pathToFileURL(join(root, 'backend/dist/main.js')).href)
