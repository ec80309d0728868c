import { shorten } from '../../text/index.ts'
import { ASSISTANT_MESSAGES as say } from '../messages.ts'
import { maskSecrets } from '../mask-secrets.ts'

const MAX_TITLE = 60

/** AST-70: the first message gives the conversation its title. */
export function conversationTitle(message: string): string {
  const line = maskSecrets(message)
    .replaceAll(/[*_`#>]+/g, ' ')
    .replaceAll('\u0000', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line === '' ? say.newConversation : shorten(line, MAX_TITLE)
}
