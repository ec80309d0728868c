// Every rule in docs/rules must be enforced somewhere and proved by a test of the gate whose title contains its id, and every cited id must
// exist. Every feature in docs/features.md must name a test of the gate.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { checkFeatures } from './rules/check-features.ts'
import { checkRules, type SourceFile } from './rules/check-rules.ts'

const READ = /^deploy\/|\.(?:tsx?|m?js|sql|md|sh|ya?ml|json|html|css|toml)$/
/** These files are not checked: migrations are history, and the check and its tests contain wrong ids on purpose. */
const LEFT_OUT = /^(?:supabase\/migrations\/|package-lock\.json|scripts\/rules\/)/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((name) => READ.test(name) && !LEFT_OUT.test(name) && existsSync(join(root, name)))
  .map((name): SourceFile => ({ name, text: readFileSync(join(root, name), 'utf8') }))
const isPage = ({ name }: SourceFile) => /^docs\/rules\/(?!README)[\w-]+\.md$/.test(name)
const schema = readFileSync(join(root, 'supabase/schema.sql'), 'utf8')
const features = files.filter(({ name }) => name === 'docs/features.md')
const names = new Set(files.map(({ name }) => name))
const faults = [
  ...checkRules(
    files.filter(isPage),
    files.filter((file) => !isPage(file)),
    schema,
  ),
  ...features.flatMap((page) => checkFeatures(page, names)),
]

for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
