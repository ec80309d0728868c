import { useState } from 'react'
import { dropDraft, readDraft, saveDraft } from '../../../lib/drafts.ts'
import { useUser } from '../../../lib/session/index.ts'
import { hasChanges, type TagChanges } from '../tag-changes.ts'

interface TagDraft {
  changes: TagChanges
  typed: string
}

/** Unsaved changes of the tags survive Escape, a reload and the end of the session. */
export function useTagDraft(propertyId: number | string) {
  const name = `tags.${propertyId}`
  const { id } = useUser()
  const [draft, setDraft] = useState(() => readTagDraft(readDraft(name, id)))

  function keep(next: Partial<TagDraft>): void {
    const draftNow = { ...draft, ...next }
    setDraft(draftNow)
    if (hasChanges(draftNow.changes) || draftNow.typed !== '') saveDraft(name, id, draftNow)
    else dropDraft(name)
  }

  return { draft, keep, drop: () => dropDraft(name) }
}

/** An earlier release may have stored another shape. */
function readTagDraft(stored: unknown): TagDraft {
  const { changes, typed } = asRecord(stored)
  const { added, removed } = asRecord(changes)
  return {
    changes: { added: texts(added), removed: texts(removed) },
    typed: typeof typed === 'string' ? typed : '',
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
