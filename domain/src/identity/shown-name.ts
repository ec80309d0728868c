/** An agent's own name, or the company's where there is none. */
export function shownName(agent: { name: string | null; company: string | null }): string | null {
  return agent.name?.trim() || agent.company?.trim() || null
}
