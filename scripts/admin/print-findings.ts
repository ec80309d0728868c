import type { Finding } from '../../backend/src/admin/check/finding.ts'
import { areaNames, stateNames } from '../../backend/src/admin/check/messages.ts'

export function printFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ area, state, says, todo }) =>
      [`${areaNames[area]}: ${stateNames[state]}. ${says}`, ...(todo ? [`  → ${todo}`] : [])].join(
        '\n',
      ),
    )
    .join('\n')
}
