export type AuditVerdict =
  | { kind: 'unanswered'; reason: string }
  | { kind: 'answered'; faults: string[]; minor: number }

const SERIOUS = new Set(['high', 'critical'])

/** Only an answer of the registry is a verdict; any other output is none. */
export function judgeAudit(output: string): AuditVerdict {
  const report = parse(output)
  if (!report) return { kind: 'unanswered', reason: 'npm printed no report' }
  const { vulnerabilities } = report
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    return { kind: 'unanswered', reason: reasonOf(report) }
  }
  const found = Object.entries(vulnerabilities as Record<string, { severity?: string }>)
  const serious = found.filter(([, { severity = '' }]) => SERIOUS.has(severity))
  return {
    kind: 'answered',
    faults: serious.map(([name, { severity }]) => `${name}: ${severity}`),
    minor: found.length - serious.length,
  }
}

function parse(output: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(output)
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function reasonOf({ message, error }: Record<string, unknown>): string {
  if (typeof message === 'string') return message
  const summary = (error as { summary?: unknown } | undefined)?.summary
  return typeof summary === 'string' && summary !== '' ? summary : 'npm printed no vulnerabilities'
}
