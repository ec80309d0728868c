import { shownName } from '@predio/domain/identity'
import type { PublicAgent } from '@predio/domain/selections'
import { greetingName } from '@predio/domain/text'
import { messages } from './messages.ts'

export function describeAgent(agent: PublicAgent): string {
  return [agentName(agent), ...aboutAgent(agent)].join(' · ')
}

export function aboutAgent(agent: PublicAgent): string[] {
  const company = agent.company?.trim()
  const licence = agent.licenseNumber?.trim()
  return [
    ...(company && company !== agentName(agent) ? [company] : []),
    ...(licence ? [messages.licence(licence)] : []),
  ]
}

export function agentName(agent: PublicAgent): string {
  return shownName(agent) ?? messages.agent
}

/** Clients call an agent by the first name, with a title if there is one; a company keeps its whole name. */
export function shortAgentName(agent: PublicAgent): string {
  const [first = '', ...others] = agent.name?.trim().split(/\s+/) ?? []
  return greetingName({ first_name: first, last_name: others.join(' ') }) || agentName(agent)
}
