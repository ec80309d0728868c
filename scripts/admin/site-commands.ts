import { SITES_PATH } from '@predio/domain/agent-site'
import { formatNumber } from '@predio/domain/numbers'
import { listSites, type ListedSite, setBlocked } from '../../backend/src/admin/block-site.ts'
import { done } from '../../backend/src/admin/messages.ts'
import { agentOf } from './account-commands.ts'
import { said, type Command, type Order } from './command.ts'
import { messages } from './messages.ts'
import { printTable } from './print-table.ts'

const ONE = { min: 1, max: 1 }

export const siteCommands: Record<string, Command> = {
  sites: {
    usage: '[--json]',
    summary: messages.summaries.sites,
    words: { min: 0, max: 0 },
    options: { json: { type: 'boolean' } },
    async run({ open, flags, config }) {
      const sites = await listSites(await open())
      if (flags['json'] === true) return said(JSON.stringify(sites, null, 2))
      return said(printSites(sites, config.publicUrl.origin))
    },
  },
  'block-site': {
    usage: 'CORREO',
    summary: messages.summaries.blockSite,
    words: ONE,
    options: {},
    run: (order) => change(order, true),
  },
  'unblock-site': {
    usage: 'CORREO',
    summary: messages.summaries.unblockSite,
    words: ONE,
    options: {},
    run: (order) => change(order, false),
  },
}

async function change(order: Order, isBlocked: boolean) {
  const { admin, agent, who } = await agentOf(order)
  const name = await setBlocked(admin, agent, isBlocked)
  return said(isBlocked ? done.siteBlocked(name, who) : done.siteUnblocked(name))
}

function printSites(sites: readonly ListedSite[], origin: string): string {
  if (sites.length === 0) return messages.noSites
  return printTable(
    messages.siteColumns,
    sites.map((site) => [
      `${origin}${SITES_PATH}/${site.name}`,
      site.email ?? site.user_id,
      messages.siteState(site.is_published, site.is_blocked),
      formatNumber(site.listings),
      formatNumber(site.views),
    ]),
  )
}
