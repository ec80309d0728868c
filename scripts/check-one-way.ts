// Dialogs, forms, reading, uploads, the outbox, requests of functions and Spanish dates must each have only one implementation
// (scripts/one-way).
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './lib/root.mjs'
import { findSecondWays } from './one-way/find-second-ways.ts'

const FOLDERS = ['domain/src', 'backend/src', 'web/src', 'supabase/functions']

const faults = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name)),
).flatMap((file) => findSecondWays(file, readFileSync(join(root, file), 'utf8')))

for (const { file, line, text } of faults) console.error(`${file}:${line} ${text}`)
process.exitCode = faults.length === 0 ? 0 : 1
