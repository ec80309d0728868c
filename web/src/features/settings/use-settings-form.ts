import {
  findOddCharacter,
  isSameSite,
  normalizeSiteUrl,
  ODD_CHARACTERS,
  parseFieldMapping,
  type FieldMapping,
} from '@predio/domain/properties'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type { KeyChanges, SavedKeys } from '../../lib/saved-keys.ts'
import { useUser } from '../../lib/session/index.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { closeSuccessToasts, toast } from '../../ui/toast.ts'
import { followSettings } from '../../records/listings/store/listings-store.ts'
import { saveWay } from '../../records/listings/offline/way-copy.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { isSameMapping } from '../../records/listings/offline/listings-copy.ts'
import type {
  ConnectionInput,
  ConnectionReport,
} from '../../records/listings/site/test-connection.ts'
import type { Settings } from '../../records/settings/api/read-settings.ts'
import { findCopiesLeftBehind, moveSite } from './api/move-site.ts'
import type { SiteChange, SiteChangeDialog } from './connection/site-change-dialog.tsx'
import { describeSaveFailure, useSaveSettings } from './api/save-settings.ts'
import { messages } from './messages.ts'
import { useAiKeyTest } from './use-ai-key-test.ts'
import { useConnectionTest } from './connection/use-connection-test.ts'
import { useUnsavedSettings } from './use-unsaved-settings.ts'

type Question = ComponentProps<typeof SiteChangeDialog>

interface FieldErrors {
  url?: string
  key?: string
  ai?: string
}

export function useSettingsForm(settings: Settings, keys: SavedKeys) {
  const user = useUser()
  const connection = useConnectionTest()
  const ai = useAiKeyTest()
  const saving = useSaveSettings(settings)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { attempt, isBusy: isSaving, failure, setFailure } = useAttempt(describeSaveFailure)
  const [question, setQuestion] = useState<Question | null>(null)
  const urlInput = useRef<HTMLInputElement>(null)
  const siteKeyInput = useRef<HTMLInputElement>(null)
  const aiKeyInput = useRef<HTMLInputElement>(null)
  const savedUrl = settings.wordpress_url ?? ''
  const { typed, change, clear, hasChanges } = useUnsavedSettings(savedUrl)

  const given = {
    url: typed.url ?? savedUrl,
    siteKey: {
      key: typed.siteKey?.trim() ?? '',
      usesSavedKey: typed.siteKey === null && keys.site.state === 'saved',
    },
    aiKey: typed.aiKey?.trim() ?? (keys.ai.state === 'saved' ? null : ''),
    mapping: typed.mapping ?? parseFieldMapping(settings.wordpress_field_mapping),
  }

  function begin(): void {
    closeSuccessToasts()
    setErrors({})
    setFailure(undefined)
  }

  function showError(field: keyof FieldErrors, text: string): void {
    setErrors({ [field]: text })
  }

  // Disabled fields cannot take the focus, so the focus moves only after the save has ended.
  useEffect(() => {
    if (isSaving) return
    if (errors.url) urlInput.current?.focus()
    else if (errors.key) siteKeyInput.current?.focus()
    else if (errors.ai) aiKeyInput.current?.focus()
  }, [errors, isSaving])

  function readSite(url = given.url): ConnectionInput | null | undefined {
    if (url.trim() === '') return null
    const site = normalizeSiteUrl(url)
    if (site.url === null) {
      showError('url', site.error)
      return undefined
    }
    // Ordinary spaces are allowed, because WordPress shows application passwords with spaces.
    if (findOddCharacter(given.siteKey.key) === 'invisible') {
      showError('key', ODD_CHARACTERS.invisible)
      return undefined
    }
    // A saved key is never sent to another site than the one it was saved for.
    if (given.siteKey.usesSavedKey && !isSameSite(site.url, savedUrl)) {
      showError('key', messages.siteKeyAgain)
      return undefined
    }
    return { url: site.url, ...given.siteKey, isSchemeGuessed: site.isSchemeGuessed }
  }

  async function ask(site: ConnectionInput): Promise<ConnectionReport | null> {
    const report = await connection.run(site)
    if (report?.isOverHttp) change({ url: report.url })
    if (report?.error?.key === 'key-missing') showError('key', messages.siteKeyNeeded)
    return report
  }

  async function testSite(url = given.url): Promise<void> {
    begin()
    const site = readSite(url)
    if (site === null) showError('url', messages.urlMissing)
    if (!site) return
    const report = await ask(site)
    if (report?.hasPropertiesEndpoint && report.warning !== 'key-not-confirmed') {
      toast.success(messages.siteConnected)
    }
  }

  async function takeAddress(url: string): Promise<void> {
    change({ url })
    await testSite(url)
  }

  async function testAi(): Promise<void> {
    begin()
    const verdict = await ai.run(given.aiKey)
    if (verdict?.kind === 'works') toast.success(messages.aiConnected)
  }

  async function findEndpoint(
    site: ConnectionInput | null,
  ): Promise<{ url: string | null; endpoint: string | null } | undefined> {
    if (!site) return { url: null, endpoint: null }
    const isKnown = site.url === savedUrl && typed.siteKey === null
    if (isKnown && settings.wordpress_endpoint) {
      return { url: site.url, endpoint: settings.wordpress_endpoint }
    }
    const report = connection.known(site) ?? (await ask(site))
    // If the site needs a key that is missing, the key field says so.
    if (!report || report.error?.key === 'key-missing') return undefined
    await saveWay(user.id, report.url, report.way)
    if (report.hasPropertiesEndpoint || (site.key === '' && !site.usesSavedKey)) {
      return { url: report.url, endpoint: report.endpoint }
    }
    setFailure(report.isValid ? listingMessages.noEndpoint : messages.siteInvalid)
    return undefined
  }

  /** SET-15: a key that the provider refuses is not saved; a key that could not be tested is saved. */
  async function maySaveAiKey(): Promise<boolean> {
    if (typed.aiKey === null || given.aiKey === '') return true
    const verdict = await ai.run(given.aiKey)
    if (verdict?.kind === 'refused') {
      showError('ai', verdict.text)
      setFailure(messages.aiInvalid)
    }
    return verdict?.kind === 'works' || verdict?.kind === 'untested'
  }

  /** A site key that cannot be decrypted is removed when the site changes. */
  function changedKeys(url: string | null): KeyChanges {
    const isLost = keys.site.state === 'unreadable' && !isSameSite(url ?? '', savedUrl)
    return {
      ...(typed.siteKey !== null && { site: typed.siteKey.trim() || null }),
      ...(typed.siteKey === null && isLost && { site: null }),
      ...(typed.aiKey !== null && { ai: typed.aiKey.trim() || null }),
    }
  }

  async function askAboutChange(url: string | null): Promise<SiteChange | null> {
    const copies = url === null ? null : await findCopiesLeftBehind(user.id, url)
    if (!copies) return 'other'
    const answer = await new Promise<SiteChange | null>((onAnswer) =>
      setQuestion({ copies, onAnswer }),
    )
    setQuestion(null)
    return answer
  }

  async function checkAndSave(site: ConnectionInput | null): Promise<void> {
    const found = await findEndpoint(site)
    if (found === undefined || !(await maySaveAiKey())) return
    const siteChange = await askAboutChange(found.url)
    if (siteChange === null) return
    if (found.url !== null && siteChange === 'same') await moveSite(found.url)
    const change = {
      wordpress_url: found.url,
      wordpress_endpoint: found.endpoint,
      wordpress_field_mapping: given.mapping,
    }
    const { saved } = await saving.mutateAsync({ change, keys: changedKeys(found.url) })
    clear()
    toast.success(messages.saved)
    if (typed.siteKey !== null || readsOtherwise(settings, saved)) followSettings(user.id)
  }

  async function save(): Promise<void> {
    begin()
    const site = readSite()
    if (site === undefined) return
    await attempt(() => checkAndSave(site))
  }

  return {
    url: {
      value: given.url,
      error: errors.url,
      inputRef: urlInput,
      onChange: (url: string) => {
        setErrors({})
        connection.forget()
        change({ url })
      },
    },
    siteKey: {
      saved: keys.site,
      typed: typed.siteKey,
      error: errors.key,
      inputRef: siteKeyInput,
      onType: (siteKey: string) => {
        setErrors({})
        connection.forget()
        change({ siteKey: siteKey || keys.site.state !== 'none' ? siteKey : null })
      },
    },
    aiKey: {
      saved: keys.ai,
      typed: typed.aiKey,
      inputRef: aiKeyInput,
      onType: (aiKey: string) => {
        ai.forget()
        change({ aiKey: aiKey || keys.ai.state !== 'none' ? aiKey : null })
      },
    },
    mapping: given.mapping,
    setMapping: (mapping: FieldMapping) => change({ mapping }),
    given,
    connection,
    ai,
    testSite: () => testSite(),
    takeAddress,
    testAi,
    save,
    isSaving,
    failure,
    question,
    hasChanges,
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>

/** SET-05: only changes of site, endpoint or mapping make the app read the site again; a new AI key does not. */
function readsOtherwise(before: Settings, after: Settings): boolean {
  return (
    before.wordpress_url !== after.wordpress_url ||
    before.wordpress_endpoint !== after.wordpress_endpoint ||
    !isSameMapping(
      parseFieldMapping(before.wordpress_field_mapping),
      parseFieldMapping(after.wordpress_field_mapping),
    )
  )
}
