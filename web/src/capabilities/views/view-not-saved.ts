import { quotaOf } from '../../lib/quota-reached.ts'
import { isDuplicate } from '../../lib/save-row.ts'
import { messages } from './messages.ts'

export class ViewNotSaved extends Error {
  override name = 'ViewNotSaved'
  readonly why: 'conflict' | 'gone'

  constructor(why: 'conflict' | 'gone') {
    super(`the stored view is another one: ${why}`)
    this.why = why
  }
}

export function describeFailure(error: unknown): string {
  if (isDuplicate(error)) return messages.nameTaken
  if (!(error instanceof ViewNotSaved)) return quotaOf(error) ?? messages.failed
  return error.why === 'gone' ? messages.gone : messages.changedMeanwhile
}
