import { findDifferences } from '../../../lib/save-row.ts'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import type { ClientRecord } from '../api/read-client.ts'
import { messages } from '../messages.ts'
import { toFormValues } from './client-form-schema.ts'
import { describeClient, FIELD_LABELS, takeTheirs } from './describe-client.ts'
import type { useSubmitClient } from './use-submit-client.ts'

interface SaveConflictProps {
  submit: ReturnType<typeof useSubmitClient>
  loaded: ClientRecord | undefined
}

export function SaveConflict({ submit, loaded }: SaveConflictProps) {
  const { conflict } = submit
  if (!conflict || !loaded) return null
  const { theirs, mine } = conflict
  const theirValues = toFormValues(theirs)
  return (
    <ConflictDialog
      subject={messages.subject}
      differences={findDifferences(FIELD_LABELS, {
        base: describeClient(toFormValues(loaded)),
        theirs: describeClient(theirValues),
        mine: describeClient(mine),
      })}
      isPending={submit.isPending}
      onCancel={submit.forgetConflict}
      onChoose={(fields) => submit.saveOver(takeTheirs(mine, theirValues, fields), theirs)}
    />
  )
}
