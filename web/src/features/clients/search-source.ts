import type { SearchSource } from '../../lib/search-source.ts'

export const clientSource: SearchSource = {
  id: 'clients',
  label: 'Clientes',
  ask: async (text, signal) => (await import('./find-clients.ts')).findClients(text, signal),
}
