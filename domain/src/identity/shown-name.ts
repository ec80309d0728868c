/** Returns the agent's own name, or the company's name if the agent has none. */
export function shownName(agent: { name: string | null; company: string | null }): string | null {
  return agent.name?.trim() || agent.company?.trim() || null
}
