import { log } from '../../../lib/log.ts'
import { callFunction } from './call-function.ts'
import { LinkRefusal } from './link-refusal.ts'
import { showRefusal } from './show-refusal.ts'
import { slotOf } from './slots.ts'

interface LinkPage<Answer> {
  functionName: string
  show: (answer: Answer) => void
  afterRefusal?: (main: HTMLElement) => void
}

export function tokenOfAddress(): string {
  const token = location.pathname.split('/')[2] ?? ''
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

/**
 * A view is counted by this request, so that link previews, which run no script, count none. The request leaves before the document is
 * parsed.
 */
export function openLink<Answer>(page: LinkPage<Answer>): void {
  const answer = callFunction<Answer>(page.functionName, {
    action: 'open',
    token: tokenOfAddress(),
  })
  answer.catch(() => {})
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => void settle(page, answer))
  else void settle(page, answer)
}

async function settle<Answer>(page: LinkPage<Answer>, answer: Promise<Answer>): Promise<void> {
  const main = slotOf(document, 'main')
  try {
    page.show(await answer)
  } catch (error) {
    if (!(error instanceof LinkRefusal)) log.error('the page could not be shown', error)
    showRefusal(main, error, () => void tryAgain(page))
    if (error instanceof LinkRefusal && !error.isTemporary) page.afterRefusal?.(main)
  }
  main.removeAttribute('aria-busy')
}

async function tryAgain<Answer>(page: LinkPage<Answer>): Promise<void> {
  slotOf(document, 'main').setAttribute('aria-busy', 'true')
  await settle(
    page,
    callFunction<Answer>(page.functionName, { action: 'open', token: tokenOfAddress() }),
  )
}
