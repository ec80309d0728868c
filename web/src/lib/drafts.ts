/**
 * What was typed into a form and not saved yet, stored through an expired session or a reload of the tab. Of this tab
 * only, for the same person only, and gone when they leave. Passwords never come here.
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

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Without storage there is none.
  }
}

export function dropDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))
    for (const key of keys) sessionStorage.removeItem(key)
  } catch {
    // Without storage there are none.
  }
}

function write(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft))
  } catch {
    // Full or forbidden: the form still works, it is only not stored.
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
