import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { PartFailure } from '../../../../ui/part-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Version } from '../../../../records/documents/text/api/list-versions.ts'
import { useVersionText } from '../../../../records/documents/text/api/read-version.ts'
import { versionMessages } from '../messages.ts'
import { DocumentPreview } from '../../../../records/documents/preview/document-preview.tsx'
import { Comparison } from './comparison.tsx'
import { useRestore } from './use-restore.ts'
import { VersionPicker } from './version-picker.tsx'

interface VersionsViewProps {
  documentId: string
  versions: readonly Version[]
}

export function VersionsView({ documentId, versions }: VersionsViewProps) {
  const newest = versions[0]?.version ?? 1
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({})
  const [isAsking, setAsking] = useState(false)
  const restore = useRestore(documentId, newest)
  const before = chosen.before ?? versions[1]?.version ?? newest
  const after = chosen.after ?? newest
  const idOf = (number: number) => versions.find(({ version }) => version === number)?.id
  const [old, recent] = [useVersionText(idOf(before)), useVersionText(idOf(after))]

  if (old.isError || recent.isError)
    return (
      <PartFailure
        text={versionMessages.loadFailed}
        onRetry={() => void Promise.all([old.refetch(), recent.refetch()])}
      />
    )
  const texts =
    old.data === undefined || recent.data === undefined ? null : ([old.data, recent.data] as const)
  return (
    <>
      {versions.length > 1 ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <VersionPicker
            label={versionMessages.before}
            versions={versions}
            value={before}
            onChange={(version) => setChosen({ ...chosen, before: version })}
          />
          <VersionPicker
            label={versionMessages.after}
            versions={versions}
            value={after}
            onChange={(version) => setChosen({ ...chosen, after: version })}
          />
        </div>
      ) : (
        <p className="text-ink-soft">{versionMessages.onlyOne}</p>
      )}
      {texts && before !== newest && (
        <div>
          <Button
            look="secondary"
            icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
            onPress={() => setAsking(true)}
          >
            {versionMessages.restore(before)}
          </Button>
        </div>
      )}
      {!texts ? (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="w-2/5" />
          <Skeleton shape="block" className="h-64" />
        </div>
      ) : versions.length > 1 ? (
        <Comparison before={texts[0]} after={texts[1]} />
      ) : (
        <DocumentPreview content={texts[1]} />
      )}
      {isAsking && texts && (
        <ConfirmDialog
          title={versionMessages.restoreTitle(before)}
          message={versionMessages.restoreText}
          confirmLabel={versionMessages.restoreConfirm}
          tone="neutral"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await restore(before, texts[0])
            setChosen({})
          }}
        />
      )}
    </>
  )
}
