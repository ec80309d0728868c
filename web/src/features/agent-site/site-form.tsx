import {
  AGENT_SITE_FIELDS,
  agentSiteSchema,
  SITE_FORM_TEXTS,
  sitePath,
  suggestSiteName,
} from '@predio/domain/agent-site'
import { describeFields, type FormOf, labelsOf, newForm, openForm } from '@predio/domain/fields'
import { Copy, ExternalLink } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { isDuplicate } from '../../lib/save-row.ts'
import { useField } from '../../lib/use-field.ts'
import { words } from '../../lib/words.ts'
import { type AgentSite, useSaveAgentSite } from '../../records/agent-site/api/agent-site.ts'
import { LocalAddressNotice } from '../../records/public-links/local-address-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CardActions, TAKE_ALL } from '../../ui/card-actions.tsx'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { WordsField } from '../../ui/words-field.tsx'
import { messages } from './messages.ts'

type SiteForm = FormOf<typeof AGENT_SITE_FIELDS>

const LABELS = labelsOf(AGENT_SITE_FIELDS)
const check = checkForm(agentSiteSchema, (values: SiteForm) => values)
const toForm = (site: AgentSite): SiteForm => openForm(AGENT_SITE_FIELDS, site)

/** A new site begins with the agent's name and is published with its first save. */
function newSite(agentName: string): SiteForm {
  return { ...newForm(AGENT_SITE_FIELDS), name: suggestSiteName(agentName), is_published: true }
}

interface SiteFormProps {
  site: AgentSite | undefined
  agentName: string
}

export function SiteForm({ site, agentName }: SiteFormProps) {
  const save = useSaveAgentSite()
  const initial = site ? toForm(site) : newSite(agentName)
  const { form, control, shown } = useRecordForm({
    draft: 'agent-site',
    isQuiet: true,
    isLive: true,
    resolver: check,
    initial,
    row: site,
    save: (values, base, id) => save({ id, values: agentSiteSchema.parse(values), base }),
    savedText: site ? messages.saved : messages.created,
    onSaved: (saved) => form.reset(toForm(saved), TAKE_ALL),
    toForm,
    labels: LABELS,
    describe: (values) => describeFields(AGENT_SITE_FIELDS, values),
    texts: messages,
    explain: (error) =>
      isDuplicate(error) ? { field: 'name', text: SITE_FORM_TEXTS.nameTaken } : undefined,
    onClose: () => undefined,
  })
  const { saving } = shown
  const name = useWatch({ control, name: 'name' })
  const publication = useField(control, 'is_published')
  const { inputRef: _areas, onBlur: _left, ...areas } = useField(control, 'areas')

  return (
    <>
      {site && <Address site={site} />}
      <form {...shown.form} onSubmit={shown.onSubmit} className="flex flex-col gap-6">
        <TextField
          label={LABELS.name}
          description={
            site
              ? messages.renameHint
              : messages.nameHint(`${location.host}${sitePath(name.trim() || '…')}`)
          }
          autoCapitalize="none"
          spellCheck="false"
          {...useField(control, 'name')}
        />
        <TextArea
          label={LABELS.introduction}
          description={messages.introductionHint}
          {...useField(control, 'introduction')}
        />
        <WordsField label={LABELS.areas} description={messages.areasHint} {...areas} />
        <Switch
          label={LABELS.is_published}
          description={messages.publishHint}
          isSelected={publication.value}
          onChange={publication.onChange}
        />
        <CardActions
          form={form}
          saved={initial}
          failure={saving.failure}
          isSaving={saving.isSaving}
          submitLabel={site ? words.saveChanges : messages.create}
        />
        {saving.conflict && <ConflictDialog subject={messages.subject} {...saving.conflict} />}
      </form>
    </>
  )
}

function Address({ site }: { site: AgentSite }) {
  const url = `${location.origin}${sitePath(site.name)}`
  if (!site.is_published) return <p className="text-ink-soft">{messages.notPublished}</p>
  return (
    <div className="flex flex-col gap-3">
      <TextField isReadOnly label={messages.address} value={url} />
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          icon={<Copy aria-hidden="true" className="size-4.5" />}
          onPress={() => void copyAndTell(url)}
        >
          {messages.copy}
        </Button>
        <ButtonLink
          look="secondary"
          href={url}
          target="_blank"
          icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
        >
          {messages.open}
        </ButtonLink>
      </div>
      <LocalAddressNotice />
    </div>
  )
}
