import { deviceZone, formatDate, knownZone } from '@predio/domain/dates'
import { countOf, formatBytes, formatNumber } from '@predio/domain/numbers'
import type { ListedAgent } from '../../backend/src/admin/list-agents.ts'
import { messages } from './messages.ts'

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
  const table = [messages.columns, ...rows]
  const widths = messages.columns.map((_, at) =>
    Math.max(...table.map((row) => row[at]?.length ?? 0)),
  )
  const lines = table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...lines, '', countOf(agents.length, 'cuenta', 'cuentas')].join('\n')
}
