import { useRef, useState } from 'react'
import { dropDraft, readDraft, saveDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session/index.ts'
import { readUnsaved, writeUnsaved, type UnsavedSettings } from './unsaved-settings.ts'

const DRAFT = 'settings'

interface Typed extends UnsavedSettings {
  url: string | null
}

const NOTHING: Typed = { url: null, siteKey: null, aiKey: null, mapping: null }

/** The typed address is a draft, which survives a reload; keys and the mapping survive only a visit to another section. */
export function useUnsavedSettings(savedUrl: string) {
  const { id } = useUser()
  const [typed, setTyped] = useState<Typed>(() => ({ ...readUnsaved(id), url: draftUrl(id) }))
  // A test that ends late must not overwrite what was typed while it ran.
  const latest = useRef(typed)

  function change(news: Partial<Typed>): void {
    const next = { ...latest.current, ...news }
    if (next.url === savedUrl) next.url = null
    latest.current = next
    setTyped(next)
    const { url, ...inMemory } = next
    writeUnsaved(id, inMemory)
    if (url === null) dropDraft(DRAFT)
    else saveDraft(DRAFT, id, { url })
  }

  return {
    typed,
    change,
    clear: () => change(NOTHING),
    hasChanges: Object.values(typed).some((value) => value !== null),
  }
}

function draftUrl(userId: string): string | null {
  const draft = readDraft(DRAFT, userId)
  const url = typeof draft === 'object' && draft !== null && 'url' in draft ? draft.url : null
  return typeof url === 'string' ? url : null
}
