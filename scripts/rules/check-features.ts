import type { SourceFile } from './check-rules.ts'
import { isOfGate } from './test-titles.ts'

const SHORTENED: readonly [string, string][] = [
  ['schema/', 'backend/test/schema/'],
  ['domain/', 'domain/src/'],
  ['features/', 'web/src/features/'],
  ['records/', 'web/src/records/'],
  ['capabilities/', 'web/src/capabilities/'],
]

/** Checks that every feature of docs/features.md names existing tests, at least one of them in the gate. */
export function checkFeatures(page: SourceFile, names: ReadonlySet<string>): string[] {
  const faults: string[] = []
  for (const section of page.text.split(/^### /m).slice(1)) {
    const title = section.slice(0, section.indexOf('\n'))
    const listed = /Tests: (.*(?:\n(?!\n|#|-).*)*)/.exec(section)?.[1] ?? ''
    const tests = [...listed.matchAll(/`([^`]+\.tsx?)`/g)].map(([, test]) => inFull(test ?? ''))
    for (const test of tests) {
      if (!names.has(test)) faults.push(`${page.name}: ${title} names ${test}, which is gone`)
    }
    if (!tests.some(isOfGate)) faults.push(`${page.name}: ${title} names no test of the gate`)
  }
  return faults
}

function inFull(name: string): string {
  const [short, long] = SHORTENED.find(([prefix]) => name.startsWith(prefix)) ?? ['', '']
  return `${long}${name.slice(short.length)}`
}
