import { PostgrestError } from '@supabase/postgrest-js'

/** The database's hint where a limit of the account refused a row. */
const QUOTA = 'quota'

/** The account is at one of its limits. Whoever shows why something was not saved listens to it. */
export class QuotaReached extends Event {
  static readonly type = 'predio:quota-reached'
  readonly text: string

  constructor(text: string) {
    super(QuotaReached.type)
    this.text = text
  }
}

/** Passes answers on. One that refuses a row or a file because of a limit says so in words for the agent. */
export function reportQuotaReached(send: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await send(...request)
    if (response.status === 400) {
      const text = quotaText(await response.clone().text())
      if (text) dispatchEvent(new QuotaReached(text))
    }
    return response
  }
}

/** The text of the limit that refused a save (an error of postgrest-js); a form shows it in place of its own. */
export function quotaOf(error: unknown): string | undefined {
  return error instanceof PostgrestError && error.hint === QUOTA ? error.message : undefined
}

/** The database names its reason in `hint`, storage in `error`. */
export function quotaText(body: string): string | undefined {
  try {
    const { hint, error, message } = JSON.parse(body) as Record<string, unknown>
    const isQuota = hint === QUOTA || error === 'QuotaExceeded'
    return isQuota && typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
