/**
 * SAVE-09: drafts survive an expired session and a reload. They are stored in this tab for one person and removed at sign-out; passwords
 * are never stored.
 */
const PREFIX = 'predio.draft.'

interface Draft {
  userId: string
  values: unknown
}

export function saveDraft(form: string, userId: string, values: unknown): void {
  write(form, { userId, values })
}

export function readDraft(form: string, userId: string): unknown {
  const draft = read(form)
  return draft?.userId === userId ? draft.values : undefined
}

/** Drafts of version 0.2.0 used these field names. */
const FORMER_NAMES = {
  client: 'client_id',
  property: 'property_id',
  due: 'due_date',
  scheduled: 'scheduled_at',
  isInbound: 'is_inbound',
}

export function withPresentNames(draft: object, values: object): object {
  const renamed = Object.entries(FORMER_NAMES)
    .filter(([former, name]) => former in draft && !(former in values) && name in values)
    .map(([former, name]) => [name, Reflect.get(draft, former)] as const)
  return { ...draft, ...Object.fromEntries(renamed) }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Storage may be full or disabled; the form then works without drafts.
  }
}

export function dropDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts to remove.
  }
}

function write(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft))
  } catch {
    // Storage may be full or disabled; the form then works without drafts.
  }
}

function read(form: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + form)
    return text ? (JSON.parse(text) as Draft) : undefined
  } catch {
    return undefined
  }
}
