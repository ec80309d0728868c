import type { SearchSource } from '../../lib/search-source.ts'

/** The agent's clients, by name, e-mail, telephone or tag. Its code comes with the first search. */
export const clientSource: SearchSource = {
  id: 'clients',
  label: 'Clientes',
  ask: async (text, signal) => (await import('./find-clients.ts')).findClients(text, signal),
}
