import { AdminError } from '../../backend/src/admin/errors.ts'
import type { Order } from './command.ts'
import { messages } from './messages.ts'

/** Before an irreversible command the operator has to type the agent's e-mail or another word again, or give --yes. */
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
