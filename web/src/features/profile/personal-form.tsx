import { profileSchema, type ProfileValues } from '@predio/domain/profiles'
import { PostgrestError } from '@supabase/postgrest-js'
import { Building2, Phone, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import type { Option } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import type { Profile } from '../../capabilities/profile/api/read-profile.ts'
import { useSaveProfile } from '../../capabilities/profile/api/save-profile.ts'
import { messages } from './messages.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { words } from '../../lib/words.ts'

/** Without it, reset would keep what was typed as `values` does. */
const TAKE_ALL = { keepDirtyValues: false }

const FIELDS = ['full_name', 'phone', 'company', 'time_zone', 'first_screen'] as const

interface PersonalFormProps {
  profile: Profile
  /** What the dashboard can open with. */
  firstScreens: readonly Option[]
}

export function PersonalForm({ profile, firstScreens }: PersonalFormProps) {
  const { email = '' } = useUser()
  const save = useSaveProfile()
  const form = useForm<ProfileValues>({
    resolver: checkForm(profileSchema, (values: ProfileValues) => values),
    values: toValues(profile),
    // What another tab saved appears, but never over what is being typed here.
    resetOptions: { keepDirtyValues: true },
  })
  useFormDraft('profile', form, { isQuiet: true })

  const { control, formState, handleSubmit, reset, setError } = form
  const name = useField(control, 'full_name')
  const phone = useField(control, 'phone')
  const company = useField(control, 'company')
  const zone = useField(control, 'time_zone')
  const first = useField(control, 'first_screen')

  // Not the form's own isDirty: asked for, it is stale for a moment after saving, and the draft would stay.
  const typed = useWatch({ control })
  const saved = toValues(profile)
  const isChanged = FIELDS.some((field) => typed[field] !== saved[field])

  // A second press may come before the button is disabled (SAVE-06).
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<string>()
  async function submit(values: ProfileValues): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      reset(toValues(await save.mutateAsync(profileSchema.parse(values))), TAKE_ALL)
      toast.success(messages.saved)
    } catch (error) {
      if (isUnknownZone(error)) setError('time_zone', { message: messages.zoneUnknown })
      else setFailure(messages.saveFailed)
    } finally {
      isBusy.current = false
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <TextField label={messages.fullName} autoComplete="name" start={<UserRound />} {...name} />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        start={<Phone />}
        {...phone}
      />
      <TextField
        label={messages.company}
        autoComplete="organization"
        start={<Building2 />}
        {...company}
      />
      <TimeZoneField value={zone.value} onChange={zone.onChange} error={zone.error} />
      <Select label={messages.firstScreen} options={firstScreens} {...first} />
      <TextField
        label={words.email}
        type="email"
        value={email}
        isReadOnly
        description={messages.emailHint}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <Button type="submit" isPending={formState.isSubmitting} pendingLabel={words.savingLabel}>
          {words.saveChanges}
        </Button>
        {isChanged && !formState.isSubmitting && (
          <>
            <Button look="quiet" onPress={() => reset(saved, TAKE_ALL)}>
              {messages.discard}
            </Button>
            <p className="text-sm text-ink-soft">{messages.unsaved}</p>
          </>
        )}
      </div>
    </form>
  )
}

function toValues({ full_name, phone, company, ...chosen }: Profile): ProfileValues {
  return {
    ...chosen,
    full_name: full_name ?? '',
    phone: phone ?? '',
    company: company ?? '',
  }
}

/** Of what the constraints judge, only the list of zones can differ between this browser and the database. */
function isUnknownZone(error: unknown): boolean {
  return error instanceof PostgrestError && error.code === '23514'
}
