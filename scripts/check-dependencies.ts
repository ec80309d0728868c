// Licences are read from the lock file, and known vulnerabilities from the registry. If the registry does not answer, this is reported but
// does not fail the check, because it tells nothing about the packages.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeAudit } from './dependencies/judge-audit.ts'
import { judgeLicences, type LockedPackage } from './dependencies/judge-licences.ts'
import { root } from './lib/root.mjs'

const AUDIT_WITHIN_MS = 120_000

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const faults = judgeLicences(packages)
console.log(`Licences: ${Object.keys(packages).length} packages, ${faults.length} not allowed.`)

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: AUDIT_WITHIN_MS,
  shell: process.platform === 'win32',
})
const audit = judgeAudit(stdout ?? '')
if (audit.kind === 'unanswered') {
  console.log(`Audit: NOT DONE, the registry did not answer (${audit.reason}).`)
} else {
  console.log(`Audit: ${audit.faults.length} serious vulnerabilities, ${audit.minor} others.`)
  faults.push(...audit.faults)
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
