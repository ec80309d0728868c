import { outboxOf } from '../../backend/src/auth/mailers/create-mailer.ts'
import { banUser, liftBan } from '../../backend/src/auth/admin/ban-user.ts'
import { extendTrial, setPlan } from '../../backend/src/admin/change-plan.ts'
import { createAgent } from '../../backend/src/admin/create-agent.ts'
import { deleteAgent } from '../../backend/src/admin/delete-agent.ts'
import { findAgent, nameOf } from '../../backend/src/admin/find-agent.ts'
import { listAgents } from '../../backend/src/admin/list-agents.ts'
import { day, done } from '../../backend/src/admin/messages.ts'
import { resetSecondFactor } from '../../backend/src/admin/reset-second-factor.ts'
import { said, type Command, type Order } from './command.ts'
import { confirm } from './confirm.ts'
import { messages } from './messages.ts'
import { printAgents } from './print-agents.ts'

const YES = { yes: { type: 'boolean' } } as const
const ONE = { min: 1, max: 1 }

export const accountCommands: Record<string, Command> = {
  agents: {
    usage: '[--json]',
    summary: messages.summaries.agents,
    words: { min: 0, max: 0 },
    options: { json: { type: 'boolean' } },
    async run({ open, flags }) {
      const agents = await listAgents(await open())
      return said(flags['json'] === true ? JSON.stringify(agents, null, 2) : printAgents(agents))
    },
  },
  'create-agent': {
    usage: 'CORREO [--name NOMBRE] [--link]',
    summary: messages.summaries.createAgent,
    words: ONE,
    options: { name: { type: 'string' }, link: { type: 'boolean' } },
    async run({ open, words: [email = ''], flags, config }) {
      const name = typeof flags['name'] === 'string' ? flags['name'] : undefined
      const wantsLink = flags['link'] === true
      const { link, existed } = await createAgent(await open(), { email, name, wantsLink })
      return said(
        link === undefined
          ? done.created(email, existed)
          : done.createdWithLink(email, existed, link, !config.mail.isDelivered),
      )
    },
  },
  'disable-agent': {
    usage: 'CORREO',
    summary: messages.summaries.disableAgent,
    words: ONE,
    options: {},
    async run(order) {
      const { admin, agent, who } = await agentOf(order)
      await admin.database.asOwner((tx) => banUser(tx, agent.id))
      return said(done.disabled(who))
    },
  },
  'enable-agent': {
    usage: 'CORREO',
    summary: messages.summaries.enableAgent,
    words: ONE,
    options: {},
    async run(order) {
      const { admin, agent, who } = await agentOf(order)
      await admin.database.asOwner((tx) => liftBan(tx, agent.id))
      return said(done.enabled(who))
    },
  },
  'delete-agent': {
    usage: 'CORREO [--yes]',
    summary: messages.summaries.deleteAgent,
    words: ONE,
    options: YES,
    async run(order) {
      const { admin, agent, who } = await agentOf(order)
      await confirm(order, messages.deletesAgent(who), who)
      const { files, areBytesGone, hadStripe } = await deleteAgent(admin, agent)
      return said(
        done.deleted(who, files),
        areBytesGone ? undefined : done.bytesLater,
        hadStripe ? done.stripeLater : undefined,
      )
    },
  },
  'set-plan': {
    usage: 'CORREO PLAN [--yearly] [--until AAAA-MM-DD]',
    summary: messages.summaries.setPlan,
    words: { min: 2, max: 2 },
    options: { yearly: { type: 'boolean' }, until: { type: 'string' } },
    async run(order) {
      const { admin, agent, who } = await agentOf(order)
      const { flags } = order
      const { plan, endsAt, zone } = await setPlan(admin, agent, {
        plan: order.words[1] ?? '',
        billing: flags['yearly'] === true ? 'yearly' : 'monthly',
        until: typeof flags['until'] === 'string' ? flags['until'] : undefined,
      })
      return said(done.planSet(who, plan, day(endsAt, zone)))
    },
  },
  'extend-trial': {
    usage: 'CORREO DÍAS',
    summary: messages.summaries.extendTrial,
    words: { min: 2, max: 2 },
    options: {},
    async run(order) {
      const { admin, agent, who } = await agentOf(order)
      const { endsAt, zone } = await extendTrial(admin, agent, Number(order.words[1]))
      return said(done.trialExtended(who, day(endsAt, zone)))
    },
  },
  'reset-second-factor': {
    usage: 'CORREO [--yes]',
    summary: messages.summaries.resetSecondFactor,
    words: ONE,
    options: YES,
    async run(order) {
      const { admin, agent, who } = await agentOf(order)
      const { config } = order
      await confirm(order, messages.resetsSecondFactor(who), who)
      const { mailFailure } = await resetSecondFactor(admin, agent)
      return said(
        done.factorsReset(who),
        mailFailure
          ? done.notTold(mailFailure)
          : done.toldByMail(config.mail.isDelivered, outboxOf(config.dataDir)),
      )
    },
  },
}

export async function agentOf({ open, words: [given = ''] }: Order) {
  const admin = await open()
  const agent = await findAgent(admin, given)
  return { admin, agent, who: nameOf(agent) }
}
