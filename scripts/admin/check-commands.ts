import { createMailer, outboxOf } from '../../backend/src/auth/mailers/create-mailer.ts'
import { testMail } from '../../backend/src/auth/mails/test-mail.ts'
import { checkConfiguration } from '../../backend/src/admin/check/check-configuration.ts'
import { describeMailFailure } from '../../backend/src/admin/check/check-mail.ts'
import { CHECK_AREAS, isCheckArea } from '../../backend/src/admin/check/finding.ts'
import { AdminError } from '../../backend/src/admin/errors.ts'
import { done, messages as failures } from '../../backend/src/admin/messages.ts'
import { isEmail } from '@predio/domain/accounts'
import { said, type Command } from './command.ts'
import { messages } from './messages.ts'
import { printFindings } from './print-findings.ts'

export const checkCommands: Record<string, Command> = {
  'test-mail': {
    usage: 'CORREO',
    summary: messages.summaries.testMail,
    words: { min: 1, max: 1 },
    options: {},
    async run({ words: [to = ''], config, log }) {
      if (!isEmail(to)) throw new AdminError(failures.notAnEmail(to))
      const mailer = createMailer(config, log)
      try {
        await mailer.send(testMail(to, config.publicUrl.origin))
      } catch (error) {
        const { host } = new URL(config.mail.smtpUrl ?? 'smtp://localhost')
        const { says, todo } = describeMailFailure(error, host)
        throw new AdminError(done.mailRefused(`${says}\n${todo}`), { cause: error })
      } finally {
        mailer.close?.()
      }
      if (config.mail.smtpUrl !== undefined) return said(done.mailSent(to))
      const outbox = outboxOf(config.dataDir)
      return config.mail.isDelivered
        ? said(done.mailQueued(to, outbox))
        : { text: done.mailWritten(to, outbox), exitCode: 1 }
    },
  },
  check: {
    usage: `[${CHECK_AREAS.join('] [')}] [--site DIRECCIÓN] [--json]`,
    summary: messages.summaries.check,
    words: { min: 0, max: CHECK_AREAS.length },
    options: { json: { type: 'boolean' }, site: { type: 'string' } },
    async run({ words, flags, config, open }) {
      const areas = words.map((word) => {
        if (isCheckArea(word)) return word
        throw new AdminError(messages.unknownArea(word, CHECK_AREAS))
      })
      const site = typeof flags['site'] === 'string' ? flags['site'] : undefined
      const findings = await checkConfiguration({ config, areas, open, site })
      const isWrong = findings.some(({ state }) => state === 'wrong')
      const text =
        flags['json'] === true ? JSON.stringify(findings, null, 2) : printFindings(findings)
      return { text, exitCode: isWrong ? 1 : 0 }
    },
  },
}
