import { profileSchema, type ProfileValues } from '@predio/domain/profiles'
import { PostgrestError } from '@supabase/postgrest-js'
import { Building2, Phone, UserRound } from 'lucide-react'
import { checkForm } from '../../lib/check-form.ts'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import type { Option } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { Profile } from '../../capabilities/profile/api/read-profile.ts'
import { saveProfile } from '../../capabilities/profile/api/save-profile.ts'
import { CardActions, TAKE_ALL } from '../../ui/card-actions.tsx'
import { messages } from './messages.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { words } from '../../lib/words.ts'

const FIELD_LABELS: Record<keyof ProfileValues, string> = {
  full_name: messages.fullName,
  phone: words.phone,
  company: messages.company,
  time_zone: messages.timeZone,
  first_screen: messages.firstScreen,
}

const check = checkForm(profileSchema, (values: ProfileValues) => values)

interface PersonalFormProps {
  profile: Profile
  firstScreens: readonly Option[]
}

export function PersonalForm({ profile, firstScreens }: PersonalFormProps) {
  const { email = '' } = useUser()
  const { form, control, shown } = useRecordForm({
    draft: 'profile',
    isQuiet: true,
    isLive: true,
    resolver: check,
    initial: toValues(profile),
    row: profile,
    save: (values, base = profile) => saveProfile(base, profileSchema.parse(values)),
    savedText: messages.saved,
    onSaved: (saved) => form.reset(toValues(saved), TAKE_ALL),
    toForm: toValues,
    labels: FIELD_LABELS,
    describe: (values) => ({
      ...values,
      first_screen:
        firstScreens.find(({ id }) => id === values.first_screen)?.label ?? values.first_screen,
    }),
    texts: messages,
    explain: (error) =>
      isUnknownZone(error) ? { field: 'time_zone', text: messages.zoneUnknown } : undefined,
    onClose: () => undefined,
  })
  const { saving } = shown

  return (
    <form {...shown.form} onSubmit={shown.onSubmit} className="flex flex-col gap-6">
      <TextField
        label={messages.fullName}
        autoComplete="name"
        start={<UserRound />}
        {...useField(control, 'full_name')}
      />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        start={<Phone />}
        {...useField(control, 'phone')}
      />
      <TextField
        label={messages.company}
        autoComplete="organization"
        start={<Building2 />}
        {...useField(control, 'company')}
      />
      <TimeZoneField {...useField(control, 'time_zone')} />
      <Select
        label={messages.firstScreen}
        options={firstScreens}
        {...useField(control, 'first_screen')}
      />
      <TextField
        label={words.email}
        type="email"
        value={email}
        isReadOnly
        description={messages.emailHint}
      />
      <CardActions
        form={form}
        saved={toValues(profile)}
        failure={saving.failure}
        isSaving={saving.isSaving}
        submitLabel={words.saveChanges}
      />
      {saving.conflict && <ConflictDialog subject={messages.subject} {...saving.conflict} />}
    </form>
  )
}

function toValues(profile: Profile): ProfileValues {
  return {
    full_name: profile.full_name ?? '',
    phone: profile.phone ?? '',
    company: profile.company ?? '',
    time_zone: profile.time_zone,
    first_screen: profile.first_screen,
  }
}

/** The browser may know a time zone that the database does not. */
function isUnknownZone(error: unknown): boolean {
  return error instanceof PostgrestError && error.code === '23514'
}
