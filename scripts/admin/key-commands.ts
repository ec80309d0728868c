import { AdminError } from '../../backend/src/admin/errors.ts'
import { confirmKeyCopy } from '../../backend/src/admin/key-copy.ts'
import { done } from '../../backend/src/admin/messages.ts'
import {
  dropFormerPublishableKeys,
  dropSigningKeys,
  prepareSigningKey,
  rotateApiKey,
  rotateSigningKey,
  showSecretKey,
} from '../../backend/src/admin/rotate-keys.ts'
import { refuseUnlessKeyLost, replaceLostKey } from '../../backend/src/admin/replace-lost-key.ts'
import { rotateSecretsKey } from '../../backend/src/admin/rotate-secrets-key.ts'
import { resolveHere } from '../lib/resolve-here.ts'
import { said, type Command } from './command.ts'
import { confirm } from './confirm.ts'
import { messages } from './messages.ts'

const NONE = { min: 0, max: 0 }

export const keyCommands: Record<string, Command> = {
  'rotate-signing-key': {
    usage: '[--prepare]',
    summary: messages.summaries.rotateSigningKey,
    words: NONE,
    options: { prepare: { type: 'boolean' } },
    async run({ open, flags }) {
      const admin = await open()
      if (flags['prepare'] === true) {
        await prepareSigningKey(admin)
        return said(done.prepared)
      }
      const { wasPrepared } = await rotateSigningKey(admin)
      return said(done.rotated(wasPrepared))
    },
  },
  'drop-signing-keys': {
    usage: '[--yes]',
    summary: messages.summaries.dropSigningKeys,
    words: NONE,
    options: { yes: { type: 'boolean' } },
    async run({ open, flags }) {
      return said(done.dropped(await dropSigningKeys(await open(), flags['yes'] === true)))
    },
  },
  'rotate-api-key': {
    usage: 'publishable|secret',
    summary: messages.summaries.rotateApiKey,
    words: { min: 1, max: 1 },
    options: {},
    async run({ open, words: [kind = ''] }) {
      if (kind !== 'publishable' && kind !== 'secret') {
        throw new AdminError(messages.unknownKey(kind))
      }
      await rotateApiKey(await open(), kind)
      return said(kind === 'secret' ? done.secretRotated : done.publishableRotated)
    },
  },
  'drop-publishable-keys': {
    usage: '',
    summary: messages.summaries.dropPublishableKeys,
    words: NONE,
    options: {},
    async run({ open }) {
      return said(done.publishableDropped(await dropFormerPublishableKeys(await open())))
    },
  },
  'show-secret-key': {
    usage: '',
    summary: messages.summaries.showSecretKey,
    words: NONE,
    options: {},
    async run({ open }) {
      return said(await showSecretKey(await open()))
    },
  },
  'confirm-key-copy': {
    usage: '[COPIA]',
    summary: messages.summaries.confirmKeyCopy,
    words: { min: 0, max: 1 },
    options: {},
    async run({ open, words: [copy] }) {
      await confirmKeyCopy(await open(), copy === undefined ? undefined : resolveHere(copy))
      return said(done.keyCopied(copy !== undefined))
    },
  },
  'replace-lost-key': {
    usage: '[--yes]',
    summary: messages.summaries.replaceLostKey,
    words: NONE,
    options: { yes: { type: 'boolean' } },
    async run(order) {
      const admin = await order.open()
      await refuseUnlessKeyLost(admin)
      await confirm(order, messages.replacesKey, messages.keyWord)
      await replaceLostKey(admin)
      return said(done.keyReplaced)
    },
  },
  'rotate-secrets-key': {
    usage: '',
    summary: messages.summaries.rotateSecretsKey,
    words: NONE,
    options: {},
    async run({ open, variables }) {
      const given = variables['NEW_SECRETS_KEY'] || undefined
      const { changed, unreadable, formerFile } = await rotateSecretsKey(await open(), given)
      return said(
        done.secretsRotated(changed),
        unreadable > 0 ? done.unreadable(unreadable) : undefined,
        formerFile === undefined ? done.putNewKey : done.formerKeyFile(formerFile),
      )
    },
  },
}
