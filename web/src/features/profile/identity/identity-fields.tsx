import { identitySchema, LINK_LABELS, toIdentity, type LinkKind } from '@predio/domain/identity'
import { BadgeCheck, Link as LinkIcon } from 'lucide-react'
import { useRef } from 'react'
import { useForm, useWatch, type Control } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { useField } from '../../../lib/use-field.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { words } from '../../../lib/words.ts'
import type { StoredIdentity } from '../../../records/identity/api/read-identity.ts'
import { saveIdentity } from '../../../records/identity/api/save-identity.ts'
import { LogoField } from '../../../records/identity/logo-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
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

/** Without it, reset would keep what was typed as `values` does. */
const TAKE_ALL = { keepDirtyValues: false }

/** Photograph and logo are saved as they are chosen; colour, licence and links with the button. */
export function IdentityFields({ stored: { row, identity } }: { stored: StoredIdentity }) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<IdentityForm>({
    resolver: checkForm(identitySchema, (values: IdentityForm) => values),
    values: toForm(row),
    // What another tab saved appears, but never over what is being typed here.
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const { control, formState, handleSubmit, reset } = form
  useFocusFault(element, formState)
  const draft = useFormDraft('identity', form, { isQuiet: true })
  const guarded = useGuardedSave({
    form,
    row,
    save: (values, base = row) => saveIdentity(base, identitySchema.parse(values)),
    onSaved: (saved) => {
      reset(toForm(saved), TAKE_ALL)
      draft.drop()
      toast.success(messages.saved)
    },
    toForm,
    labels: FIELD_LABELS,
    describe: (values) => values,
    texts: messages,
  })

  const typed = useWatch({ control })
  const saved = toForm(row)
  const isChanged = Object.entries(saved).some(
    ([name, value]) => typed[name as keyof IdentityForm] !== value,
  )
  const shown = toIdentity({ ...row, ...readForm(typed) }, identity)

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
        <form
          ref={element}
          noValidate
          className="flex flex-col gap-6"
          onSubmit={(event) => void handleSubmit(guarded.submit)(event)}
        >
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
          {guarded.failure && <FormFailure>{guarded.failure}</FormFailure>}
          <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
            <Button type="submit" isPending={guarded.isSaving} pendingLabel={words.savingLabel}>
              {messages.save}
            </Button>
            {isChanged && !guarded.isSaving && (
              <>
                <Button look="quiet" onPress={() => reset(saved, TAKE_ALL)}>
                  {messages.discard}
                </Button>
                <p className="text-sm text-ink-soft">{messages.unsaved}</p>
              </>
            )}
          </div>
        </form>
        {guarded.conflict && <ConflictDialog subject={messages.subject} {...guarded.conflict} />}
      </div>
      <IdentityPreview identity={shown} />
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
