import { AdminError } from '../../backend/src/admin/errors.ts'
import type { Order } from './command.ts'
import { messages } from './messages.ts'

/** What cannot be undone is done after the agent's e-mail, or another word, was typed again, or with --yes. */
export async function confirm(
  { flags, ask }: Pick<Order, 'flags' | 'ask'>,
  warning: string,
  who: string,
): Promise<void> {
  if (flags['yes'] === true) return
  if (!ask) throw new AdminError(messages.notATerminal)
  const typed = await ask(messages.typeAgain(warning, who))
  if (typed.trim().toLowerCase() !== who.toLowerCase()) throw new AdminError(messages.notConfirmed)
}
