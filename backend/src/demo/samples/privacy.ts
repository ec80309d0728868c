import type { ConsentMethod, NoticeAnswers } from '@predio/domain/privacy'
import type { ClientKey } from './clients.ts'
import { PROFILE } from './profile.ts'

const FIRST: NoticeAnswers = {
  responsible: PROFILE.company,
  address: 'Calle 20 número 101, colonia Itzimná, 97100 Mérida, Yucatán',
  email: 'privacidad@casasdelmayab.example',
  phone: PROFILE.phone,
  contact: PROFILE.fullName,
  data: ['contact', 'search', 'property'],
  necessary: ['attend', 'search', 'visits', 'promote', 'contracts', 'obligations'],
  optional: [],
  transfers: ['parties', 'closing'],
  uses_ai: false,
  tells_changes: true,
}

interface SampleNotice {
  publishedDaysAgo: number
  answers: NoticeAnswers
}

export const NOTICES: readonly SampleNotice[] = [
  { publishedDaysAgo: 60, answers: FIRST },
  {
    publishedDaysAgo: 12,
    answers: { ...FIRST, optional: ['news', 'greetings'], uses_ai: true },
  },
]

interface SampleConsent {
  client: ClientKey
  version: number
  method: ConsentMethod
  daysAgo: number
  acceptsOptional?: boolean
  withdrawnDaysAgo?: number
}

export const CONSENTS: readonly SampleConsent[] = [
  { client: 'valeria', version: 1, method: 'in_person', daysAgo: 40 },
  { client: 'valeria', version: 2, method: 'link', daysAgo: 2 },
  { client: 'sofia', version: 2, method: 'whatsapp', daysAgo: 5, acceptsOptional: true },
  { client: 'hector', version: 1, method: 'paper', daysAgo: 30 },
  { client: 'paulina', version: 2, method: 'in_person', daysAgo: 9, withdrawnDaysAgo: 3 },
]

/** This public link is used only by people who try the demo, so its token may be known. */
export const NOTICE_TOKEN = '0de3000000000000000000000000a150'
