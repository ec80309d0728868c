import { normalizeSiteUrl, parseFieldMapping, type FieldMapping } from '@predio/domain/properties'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { toast } from '../../ui/toast.ts'
import {
  followSettings,
  keepWay,
  listingMessages,
  type ConnectionInput,
  type Settings,
} from '../listings/index.ts'
import { describeSaveFailure, useSaveSettings } from './api/save-settings.ts'
import { messages } from './messages.ts'
import { useAiKeyTest } from './use-ai-key-test.ts'
import { useConnectionTest } from './use-connection-test.ts'

/** The whole of Configuración: what is typed, its two tests, and the conditions under which it is saved (section 5). */
export function useSettingsForm(settings: Settings) {
  const user = useUser()
  const connection = useConnectionTest()
  const ai = useAiKeyTest()
  const saving = useSaveSettings(settings)
  const [isSaving, setSaving] = useState(false)
  // Keys stay out of the form: what a form holds is kept as a draft.
  const form = useForm({
    values: { url: settings.wordpress_url ?? '' },
    resetOptions: { keepDirtyValues: true },
  })
  const draft = useFormDraft('settings', form)
  const url = useField(form.control, 'url')
  const [siteKey, setSiteKey] = useState<string | null>(null)
  const [aiKey, setAiKey] = useState<string | null>(null)
  const [mapping, setMapping] = useState<FieldMapping | null>(null)

  const given = {
    siteKey: (siteKey ?? settings.wordpress_api_key ?? '').trim(),
    aiKey: (aiKey ?? settings.openai_api_key ?? '').trim(),
    mapping: mapping ?? parseFieldMapping(settings.wordpress_field_mapping),
  }

  /** The site as typed; undefined when its address is wrong, which the field then says. */
  function readSite(): ConnectionInput | null | undefined {
    const typed = form.getValues('url').trim()
    if (typed === '') return null
    const site = normalizeSiteUrl(typed)
    if (site.url !== null) return { url: site.url, key: given.siteKey }
    form.setError('url', { message: site.error }, { shouldFocus: true })
    return undefined
  }

  async function testSite(): Promise<void> {
    const site = readSite()
    if (site === null) form.setError('url', { message: messages.urlMissing }, { shouldFocus: true })
    if (!site) return
    const report = await connection.run(site)
    if (report?.hasPropertiesEndpoint) toast.success(messages.siteConnected)
  }

  async function testAi(): Promise<void> {
    if (await ai.run(given.aiKey)) toast.success(messages.aiConnected)
  }

  /** Where the listings are; undefined when the site may not be saved. */
  async function findEndpoint(site: ConnectionInput | null): Promise<string | null | undefined> {
    if (!site) return null
    const isKnown =
      site.url === settings.wordpress_url && site.key === (settings.wordpress_api_key ?? '')
    if (isKnown && settings.wordpress_endpoint) return settings.wordpress_endpoint
    const report = connection.known(site) ?? (await connection.run(site))
    if (!report) return undefined
    await keepWay(user.id, site.url, report.way)
    if (report.hasPropertiesEndpoint || site.key === '') return report.endpoint
    toast.error(report.isValid ? listingMessages.noEndpoint : messages.siteInvalid)
    return undefined
  }

  async function mayKeepAiKey(): Promise<boolean> {
    if (given.aiKey === '' || given.aiKey === settings.openai_api_key) return true
    const works = await ai.run(given.aiKey)
    if (works === false) toast.error(messages.aiInvalid)
    return works === true
  }

  async function checkAndSave(site: ConnectionInput | null): Promise<void> {
    const endpoint = await findEndpoint(site)
    if (endpoint === undefined || !(await mayKeepAiKey())) return
    const saved = await saving.mutateAsync({
      wordpress_url: site?.url ?? null,
      wordpress_api_key: given.siteKey || null,
      wordpress_endpoint: endpoint,
      wordpress_field_mapping: given.mapping,
      openai_api_key: given.aiKey || null,
    })
    form.reset({ url: saved.wordpress_url ?? '' })
    draft.drop()
    setSiteKey(null)
    setAiKey(null)
    setMapping(null)
    toast.success(messages.saved)
    if (readsOtherwise(settings, saved)) followSettings(user.id)
  }

  async function save(): Promise<void> {
    const site = readSite()
    if (site === undefined) return
    setSaving(true)
    try {
      await checkAndSave(site)
    } catch (error) {
      toast.error(describeSaveFailure(error))
    } finally {
      setSaving(false)
    }
  }

  return {
    url: {
      ...url,
      onChange: (text: string) => {
        form.clearErrors('url')
        connection.forget()
        url.onChange(text)
      },
    },
    siteKey: {
      saved: settings.wordpress_api_key,
      typed: siteKey,
      onType: (key: string) => {
        connection.forget()
        setSiteKey(key)
      },
    },
    aiKey: {
      saved: settings.openai_api_key,
      typed: aiKey,
      onType: (key: string) => {
        ai.forget()
        setAiKey(key)
      },
    },
    mapping: given.mapping,
    setMapping,
    given,
    connection,
    ai,
    testSite,
    testAi,
    save,
    isSaving,
    hasChanges: form.formState.isDirty || siteKey !== null || aiKey !== null || mapping !== null,
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>

/** An AI key alone is no reason to read the site again. */
function readsOtherwise(before: Settings, after: Settings): boolean {
  return (
    before.wordpress_url !== after.wordpress_url ||
    before.wordpress_api_key !== after.wordpress_api_key ||
    before.wordpress_endpoint !== after.wordpress_endpoint ||
    JSON.stringify(before.wordpress_field_mapping) !== JSON.stringify(after.wordpress_field_mapping)
  )
}
