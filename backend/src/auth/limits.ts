/** How often something may be tried. Counters per address can be switched off; the others cannot. */
export interface Limit {
  name: string
  per: 'address' | 'email' | 'user' | 'session'
  max: number
  seconds: number
  /** Mails have an error of their own, which says how long to wait. */
  mail?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export const LIMITS = {
  /** Failures only: whoever knows the password is never counted. */
  signInPerEmail: { name: 'sign-in', per: 'email', max: 5, seconds: 15 * MINUTE },
  /** A whole office may share one address. */
  signInPerAddress: { name: 'sign-in', per: 'address', max: 30, seconds: 5 * MINUTE },
  signUpPerAddress: { name: 'sign-up', per: 'address', max: 30, seconds: HOUR },
  mailPerAddress: { name: 'mail', per: 'address', max: 30, seconds: HOUR },
  /** Six digits can be guessed: 40 tries in a code's hour of life leave 1 chance in 25,000. */
  codePerEmail: { name: 'code', per: 'email', max: 10, seconds: 15 * MINUTE },
  linkPerAddress: { name: 'link', per: 'address', max: 30, seconds: 5 * MINUTE },
  noncePerUser: { name: 'nonce', per: 'user', max: 10, seconds: 15 * MINUTE },
  /** Generous: a client that is refused here signs its person out. */
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
