// `npm run dev` runs the server from its sources, restarts it after each change, and serves the web app with hot reload through Vite.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'

ensureInstalled()
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name)
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'backend/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: '3001',
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug',
      LOG_FORMAT: process.env.LOG_FORMAT ?? 'readable',
    },
  }),
  spawn(bin('vite'), ['web'], { cwd: root, stdio: 'inherit' }),
]
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode ||= code ?? 0
  })
}
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')))
