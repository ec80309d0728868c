import type { SearchSource } from '../../lib/search-source.ts'
import { messages } from './messages.ts'

/** CMD-02: the sources in `others` find the record that 'abrir…' names. The code of commands loads with the first search. */
export function commandSource(others: readonly SearchSource[]): SearchSource {
  return {
    id: 'commands',
    label: messages.typed,
    ask: async (text, signal) =>
      (await import('./find-commands.ts')).findCommands(text, others, signal),
  }
}
