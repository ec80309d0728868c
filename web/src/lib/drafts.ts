/**
 * Drafts of forms: what was typed and not saved yet, so that it survives an expired session or a reload (SAVE-09). They are
 * stored in this tab for one person and removed at sign-out. Passwords are never stored.
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

/** What forms of 0.2.0 called the fields that are called as their columns now; a draft of theirs may wait in this tab. */
const FORMER_NAMES = {
  client: 'client_id',
  property: 'property_id',
  due: 'due_date',
  scheduled: 'scheduled_at',
  isInbound: 'is_inbound',
}

/** A draft for a form with these values. */
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
    // Without storage there is no draft.
  }
}

export function dropDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts.
  }
}

function write(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft))
  } catch {
    // Storage may be full or disabled; the form works without drafts.
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
