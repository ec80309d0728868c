import { ReadFailure } from '../../../ui/read-failure.tsx'
import type { FieldMapping } from '@predio/domain/properties'
import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { useSample, type SampleSource } from '../api/read-sample.ts'
import { MappingRows } from './mapping-rows.tsx'
import { messages } from '../messages.ts'
import { words } from '../../../lib/words.ts'

interface MappingDialogProps {
  source: SampleSource
  mapping: FieldMapping
  onClose: () => void
  /** The mapping is saved with the whole form of Configuración. */
  onUse: (mapping: FieldMapping) => void
}

export function MappingDialog({ source, mapping, onClose, onUse }: MappingDialogProps) {
  const sample = useSample(source)
  const [chosen, setChosen] = useState(mapping)
  const records = sample.data ?? []

  return (
    <Dialog
      title={messages.mapping}
      onClose={onClose}
      size="large"
      closesOutside={false}
      footer={
        <>
          <Button look="secondary" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button
            isDisabled={records.length === 0}
            onPress={() => {
              onUse(chosen)
              onClose()
            }}
          >
            {messages.applyMapping}
          </Button>
        </>
      }
    >
      {records.length > 0 ? (
        <MappingRows records={records} siteUrl={source.url} mapping={chosen} onChange={setChosen} />
      ) : sample.isPending ? (
        <FormSkeleton
          label={messages.sampleLoading}
          fields={6}
          helpFrom={0}
          columns="sm:grid-cols-2"
        />
      ) : sample.isError ? (
        <ReadFailure
          title={messages.sampleFailed}
          text={messages.loadHint}
          isRetrying={sample.isFetching}
          onRetry={() => void sample.refetch()}
        />
      ) : (
        <EmptyState
          icon={<FileQuestion aria-hidden="true" />}
          title={messages.sampleEmpty}
          text={messages.sampleEmptyHint}
        />
      )}
    </Dialog>
  )
}
