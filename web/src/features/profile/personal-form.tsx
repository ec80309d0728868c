import { profileSchema, type ProfileValues } from '@predio/domain/profiles'
import { PostgrestError } from '@supabase/postgrest-js'
import { Building2, Phone, UserRound } from 'lucide-react'
import { checkForm } from '../../lib/check-form.ts'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import type { Option } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'
import { useActionForm } from '../../ui/use-action-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import type { Profile } from '../../capabilities/profile/api/read-profile.ts'
import { useSaveProfile } from '../../capabilities/profile/api/save-profile.ts'
import { CardActions, TAKE_ALL } from './card-actions.tsx'
import { messages } from './messages.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { words } from '../../lib/words.ts'

const check = checkForm(profileSchema, (values: ProfileValues) => values)

interface PersonalFormProps {
  profile: Profile
  /** What the dashboard can open with. */
  firstScreens: readonly Option[]
}

export function PersonalForm({ profile, firstScreens }: PersonalFormProps) {
  const { email = '' } = useUser()
  const save = useSaveProfile()
  const saved = toValues(profile)
  const { form, control, shown, isBusy, failure } = useActionForm({
    draft: 'profile',
    isQuiet: true,
    isLive: true,
    resolver: check,
    initial: saved,
    run: async (values) => {
      form.reset(toValues(await save.mutateAsync(profileSchema.parse(values))), TAKE_ALL)
      toast.success(messages.saved)
    },
    explain: (error) =>
      isUnknownZone(error)
        ? { field: 'time_zone', text: messages.zoneUnknown }
        : messages.saveFailed,
  })

  return (
    <form {...shown} className="flex flex-col gap-6">
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
        saved={saved}
        failure={failure}
        isSaving={isBusy}
        submitLabel={words.saveChanges}
      />
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
