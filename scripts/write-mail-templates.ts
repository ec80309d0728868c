import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostedTemplates } from '../backend/src/auth/mails/hosted-templates.ts'
import { root } from './lib/root.mjs'

const folder = join(root, 'supabase/templates')
mkdirSync(folder, { recursive: true })
for (const { file, html } of hostedTemplates()) writeFileSync(join(folder, file), html)
