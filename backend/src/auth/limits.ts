export interface Limit {
  name: string
  per: 'address' | 'email' | 'pair' | 'user' | 'session'
  max: number
  seconds: number
  /** The refusal of a mail also tells how long to wait. */
  mail?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export const LIMITS = {
  /** Only failures count, separately for each network, so that strangers in another network do not lock the owner out. */
  signInPerPair: { name: 'sign-in', per: 'pair', max: 5, seconds: 15 * MINUTE },
  /** After this number of failures from all networks, answers are delayed (sign-in-delay.ts). */
  signInPerEmail: { name: 'sign-in', per: 'email', max: 5, seconds: 15 * MINUTE },
  signedInPerEmail: { name: 'signed-in', per: 'email', max: 60, seconds: 5 * MINUTE },
  currentPasswordPerUser: { name: 'current-password', per: 'user', max: 5, seconds: 15 * MINUTE },
  /** A whole office may share one address. */
  signInPerAddress: { name: 'sign-in', per: 'address', max: 30, seconds: 5 * MINUTE },
  signUpPerAddress: { name: 'sign-up', per: 'address', max: 30, seconds: HOUR },
  /** GoTrue has the same limit (GOTRUE_RATE_LIMIT_ANONYMOUS_USERS). */
  anonymousPerAddress: { name: 'anonymous', per: 'address', max: 30, seconds: HOUR },
  mailPerAddress: { name: 'mail', per: 'address', max: 30, seconds: HOUR },
  /** Six digits can be guessed: 40 tries in a code's hour leave a chance of 1 in 25,000. */
  codePerEmail: { name: 'code', per: 'email', max: 10, seconds: 15 * MINUTE },
  linkPerAddress: { name: 'link', per: 'address', max: 30, seconds: 5 * MINUTE },
  totpPerUser: { name: 'totp', per: 'user', max: 5, seconds: 15 * MINUTE },
  totpPerUserAndDay: { name: 'totp-day', per: 'user', max: 20, seconds: 24 * HOUR },
  recoveryCodePerUser: { name: 'recovery-code', per: 'user', max: 10, seconds: 15 * MINUTE },
  challengePerUser: { name: 'challenge', per: 'user', max: 60, seconds: 15 * MINUTE },
  noncePerUser: { name: 'nonce', per: 'user', max: 10, seconds: 15 * MINUTE },
  /** The limit is high because supabase-js signs its user out when a refresh is refused. */
  refreshPerSession: { name: 'refresh', per: 'session', max: 150, seconds: 5 * MINUTE },
  unknownTokenPerAddress: { name: 'refresh', per: 'address', max: 150, seconds: 5 * MINUTE },
  confirmationMail: {
    name: 'mail-confirmation',
    per: 'email',
    max: 1,
    seconds: MINUTE,
    mail: true,
  },
  recoveryMail: { name: 'mail-recovery', per: 'email', max: 1, seconds: MINUTE, mail: true },
  emailChangeMail: { name: 'mail-change', per: 'email', max: 1, seconds: MINUTE, mail: true },
  reauthenticationMail: { name: 'mail-nonce', per: 'email', max: 1, seconds: MINUTE, mail: true },
} as const satisfies Record<string, Limit>
