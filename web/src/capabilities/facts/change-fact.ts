import type { FieldValue } from '@predio/domain/fields'
import { sameValue } from '../../lib/holds-values.ts'
import { log } from '../../lib/log.ts'
import { describeOutboxFailure } from '../../lib/outbox/describe-outbox-failure.ts'
import { saveOrJoin } from '../../lib/outbox/save-through-outbox.ts'
import { sendColumns, type SendOutcome } from '../../lib/outbox/send-record.ts'
import { readyToSave } from '../../lib/ready-to-save.ts'
import { currentSession } from '../../lib/session/index.ts'
import { describeSaveFailure } from '../../lib/save-texts.ts'
import { words } from '../../lib/words.ts'
import { toast } from '../../ui/toast.ts'
import type { FactKind, Version } from './fact-kind.ts'
import { messages } from './messages.ts'

interface Change<Row extends Version, Name extends keyof Row & string> {
  kind: FactKind<Row, Name>
  row: Row
  name: Name
}

type Changed<Row> = { row?: Row; fault?: undefined } | Refused

interface Refused {
  fault: string
  isConflict?: boolean
}

/** FACT-02: the toast of a saved change offers to undo it. */
export async function changeFact<Row extends Version, Name extends keyof Row & string>(
  change: Change<Row, Name>,
  value: FieldValue,
): Promise<Changed<Row>> {
  const { kind, row, name } = change
  if (sameValue(row[name] ?? kind.unset, value)) return {}
  const withFact = (fact: unknown) => ({ [name]: fact }) as Partial<Row>
  const told = await write(change, withFact(value))
  if ('fault' in told) return told
  const text = told.isQueued ? words.queuedUnsent : kind.texts.updated
  toast.success(text, { label: messages.undo, onPress: () => void undo(told.row) })
  return { row: told.row }

  async function undo(saved: Row): Promise<void> {
    const undone = await write({ ...change, row: saved }, withFact(row[name]))
    if ('fault' in undone) toast.error(undone.fault)
  }
}

async function write<Row extends Version, Name extends keyof Row & string>(
  change: Change<Row, Name>,
  values: Partial<Row>,
): Promise<{ row: Row; isQueued: boolean } | Refused> {
  const { kind, row, name } = change
  try {
    const outcome = await sendThroughOutbox(change, values)
    if (!outcome) return { row: { ...row, ...values }, isQueued: true }
    if (outcome.kind === 'sent') return { row: outcome.row, isQueued: false }
    if (outcome.kind === 'gone') return { fault: kind.texts.gone }
    return { fault: messages.changedMeanwhile(kind.fields[name].label), isConflict: true }
  } catch (error) {
    log.error('fact not saved', error)
    return { fault: describeOutboxFailure(error) ?? describeSaveFailure(error, kind.texts, false) }
  }
}

async function sendThroughOutbox<Row extends Version, Name extends keyof Row & string>(
  { kind, row }: Change<Row, Name>,
  values: Partial<Row>,
): Promise<SendOutcome<Row> | undefined> {
  const { toOutbox, update } = kind
  const userId = currentSession()?.user.id
  if (userId === undefined) throw new Error('nobody is signed in')
  const send = () => sendColumns({ userId, base: row, values }, update)
  if (!toOutbox) {
    await readyToSave()
    return send()
  }
  return saveOrJoin(row.id, send, (wasSent) =>
    toOutbox(userId, { base: row, values, row: { ...row, ...values }, wasSent }),
  )
}
