import { z } from 'zod'
import { isEmail, optionalText, requiredText } from '../fields/index.ts'
import {
  DATA_KINDS,
  NECESSARY_PURPOSES,
  OPTIONAL_PURPOSES,
  PRIVACY_MESSAGES,
  TRANSFERS,
} from './messages.ts'

const NOTICE_LIMITS = { name: 200, address: 300, email: 254, phone: 50 } as const

/** PRIV-02: chosen values have the order in which the notice lists them. */
export const noticeSchema = z.object({
  responsible: requiredText(
    { max: NOTICE_LIMITS.name },
    { short: PRIVACY_MESSAGES.responsibleMissing, long: PRIVACY_MESSAGES.responsibleLong },
  ),
  address: requiredText(
    { max: NOTICE_LIMITS.address },
    { short: PRIVACY_MESSAGES.addressMissing, long: PRIVACY_MESSAGES.addressLong },
  ),
  email: z
    .string()
    .trim()
    .min(1, { error: PRIVACY_MESSAGES.emailMissing, abort: true })
    .max(NOTICE_LIMITS.email, { error: PRIVACY_MESSAGES.emailInvalid, abort: true })
    .refine(isEmail, { error: PRIVACY_MESSAGES.emailInvalid }),
  phone: optionalText(NOTICE_LIMITS.phone, PRIVACY_MESSAGES.phoneLong),
  contact: optionalText(NOTICE_LIMITS.name, PRIVACY_MESSAGES.contactLong),
  data: chosenFrom(DATA_KINDS),
  necessary: chosenFrom(NECESSARY_PURPOSES).refine((chosen) => chosen.length > 0, {
    error: PRIVACY_MESSAGES.purposeMissing,
  }),
  optional: chosenFrom(OPTIONAL_PURPOSES),
  transfers: chosenFrom(TRANSFERS),
  uses_ai: z.boolean(),
  tells_changes: z.boolean(),
})

export type NoticeAnswers = z.output<typeof noticeSchema>

const DEFAULTS = {
  data: ['contact', 'search'],
  necessary: ['attend', 'search', 'visits', 'obligations'],
  optional: [],
  transfers: ['parties', 'closing'],
  uses_ai: false,
  tells_changes: true,
} as const

interface NoticeProfile {
  full_name: string | null
  company: string | null
  phone: string | null
}

export type NoticeForm = Omit<NoticeAnswers, 'phone' | 'contact'> & {
  phone: string
  contact: string
}

/** PRIV-03: without an earlier version the form is filled from the profile. */
export function firstAnswers(profile: NoticeProfile, email: string, last: unknown): NoticeForm {
  const earlier = noticeSchema.safeParse(last)
  if (earlier.success) {
    const { phone, contact, ...rest } = earlier.data
    return { ...rest, phone: phone ?? '', contact: contact ?? '' }
  }
  const company = profile.company?.trim()
  const name = profile.full_name?.trim()
  return {
    responsible: company || name || '',
    address: '',
    email,
    phone: profile.phone ?? '',
    contact: company && name ? name : '',
    data: [...DEFAULTS.data],
    necessary: [...DEFAULTS.necessary],
    optional: [...DEFAULTS.optional],
    transfers: [...DEFAULTS.transfers],
    uses_ai: DEFAULTS.uses_ai,
    tells_changes: DEFAULTS.tells_changes,
  }
}

function chosenFrom<const Known extends readonly [string, ...string[]]>(known: Known) {
  return z
    .array(z.enum(known))
    .transform((chosen) =>
      (known as readonly Known[number][]).filter((each) =>
        (chosen as readonly string[]).includes(each),
      ),
    )
}
