import { PostgrestError } from '@supabase/postgrest-js'

const QUOTA = 'quota'

export class QuotaReached extends Event {
  static readonly type = 'predio:quota-reached'
  readonly text: string

  constructor(text: string) {
    super(QuotaReached.type)
    this.text = text
  }
}

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

export function quotaOf(error: unknown): string | undefined {
  return error instanceof PostgrestError && error.hint === QUOTA ? error.message : undefined
}

/** The database puts the reason into `hint`, the storage service into `error`. */
export function quotaText(body: string): string | undefined {
  try {
    const { hint, error, message } = JSON.parse(body) as Record<string, unknown>
    const isQuota = hint === QUOTA || error === 'QuotaExceeded'
    return isQuota && typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}
