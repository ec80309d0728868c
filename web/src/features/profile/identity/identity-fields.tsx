import { identitySchema, LINK_LABELS, toIdentity, type LinkKind } from '@predio/domain/identity'
import { BadgeCheck, Link as LinkIcon } from 'lucide-react'
import { useWatch, type Control } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { useField } from '../../../lib/use-field.ts'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import type { StoredIdentity } from '../../../records/identity/api/read-identity.ts'
import { saveIdentity } from '../../../records/identity/api/save-identity.ts'
import { LogoField } from '../../../records/identity/logo-field.tsx'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CardActions, TAKE_ALL } from '../../../ui/card-actions.tsx'
import { ColorField } from './color-field.tsx'
import { IdentityPreview } from './identity-preview.tsx'
import {
  FIELD_LABELS,
  LINK_FIELDS,
  readForm,
  toForm,
  type IdentityForm,
} from './identity-values.ts'
import { LINK_HINTS, messages } from './messages.ts'
import { PortraitField } from './portrait-field.tsx'

const check = checkForm(identitySchema, (values: IdentityForm) => values)

/** Photograph and logo are saved as they are chosen; colour, licence and links with the button. */
export function IdentityFields({ stored: { row, identity } }: { stored: StoredIdentity }) {
  const { form, control, shown } = useRecordForm({
    draft: 'identity',
    isQuiet: true,
    isLive: true,
    resolver: check,
    initial: toForm(row),
    row,
    save: (values, base = row) => saveIdentity(base, identitySchema.parse(values)),
    savedText: messages.saved,
    onSaved: (saved) => form.reset(toForm(saved), TAKE_ALL),
    toForm,
    labels: FIELD_LABELS,
    describe: (values) => values,
    texts: messages,
    onClose: () => undefined,
  })
  const { saving } = shown
  const typed = useWatch({ control })
  const preview = toIdentity({ ...row, ...readForm(typed) }, identity)

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <section className="flex flex-col gap-3">
            <h3 className="text-sm font-medium">{messages.photo}</h3>
            <PortraitField photoUrl={identity.photoUrl} />
          </section>
          <section className="flex flex-col gap-3">
            <h3 className="text-sm font-medium">{messages.logo}</h3>
            <LogoField />
          </section>
        </div>
        <form {...shown.form} className="flex flex-col gap-6" onSubmit={shown.onSubmit}>
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <ColorField {...useField(control, 'brand_color')} />
            <TextField
              label={messages.license}
              description={messages.licenseHint}
              start={<BadgeCheck />}
              {...useField(control, 'license_number')}
            />
          </div>
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-3 text-sm font-medium">{messages.links}</legend>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {LINK_FIELDS.map(({ kind, name }) => (
                <LinkField key={kind} kind={kind} name={name} control={control} />
              ))}
            </div>
          </fieldset>
          <CardActions
            form={form}
            saved={toForm(row)}
            failure={saving.failure}
            isSaving={saving.isSaving}
            submitLabel={messages.save}
          />
        </form>
        {saving.conflict && <ConflictDialog subject={messages.subject} {...saving.conflict} />}
      </div>
      <IdentityPreview identity={preview} />
    </div>
  )
}

interface LinkFieldProps {
  kind: LinkKind
  name: (typeof LINK_FIELDS)[number]['name']
  control: Control<IdentityForm>
}

function LinkField({ kind, name, control }: LinkFieldProps) {
  return (
    <TextField
      label={LINK_LABELS[kind]}
      placeholder={LINK_HINTS[kind]}
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck="false"
      start={<LinkIcon />}
      {...useField(control, name)}
    />
  )
}
