import { deviceZone, formatDate, knownZone } from '@predio/domain/dates'
import { countOf, formatBytes, formatNumber } from '@predio/domain/numbers'
import type { ListedAgent } from '../../backend/src/admin/list-agents.ts'
import { messages } from './messages.ts'
import { printTable } from './print-table.ts'

export function printAgents(agents: readonly ListedAgent[]): string {
  if (agents.length === 0) return messages.noAgents
  const here = deviceZone()
  const rows = agents.map((agent) => [
    agent.email ?? agent.id,
    agent.name ?? '',
    [agent.plan === 'Trial' ? undefined : agent.plan, messages.statuses[agent.status ?? '']]
      .filter(Boolean)
      .join(', ') + (agent.is_disabled ? ` (${messages.disabled})` : ''),
    agent.plan_ends_at
      ? formatDate(agent.plan_ends_at, knownZone(agent.time_zone ?? here), 'short')
      : '',
    formatNumber(agent.rows),
    `${formatNumber(agent.files)} (${formatBytes(agent.file_bytes)})`,
    agent.last_used_at ? formatDate(agent.last_used_at, here, 'short') : messages.never,
  ])
  const table = printTable(messages.columns, rows)
  return [table, '', countOf(agents.length, 'cuenta', 'cuentas')].join('\n')
}
