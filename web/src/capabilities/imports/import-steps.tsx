import { useState, type ComponentType, type ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { ChooseFile, type ChooseFileProps } from './choose-file.tsx'

export interface PrepareProps<Source, Job> {
  source: Source
  onSource: (source: Source) => void
  onOtherFile: () => void
  onStart: (job: Job) => void
}

interface ImportStepsProps<Source, Job> extends Omit<ChooseFileProps<Source>, 'onChosen'> {
  title: string
  Prepare: ComponentType<PrepareProps<Source, Job>>
  renderRun: (job: Job) => ReactNode
  onClose: () => void
}

export function ImportSteps<Source extends { id: string }, Job>(
  props: ImportStepsProps<Source, Job>,
) {
  const { title, Prepare, renderRun, onClose, ...file } = props
  const [source, setSource] = useState<Source>()
  const [job, setJob] = useState<Job>()
  return (
    <Dialog title={title} size="large" closesOutside={false} onClose={onClose}>
      {job ? (
        renderRun(job)
      ) : source ? (
        <Prepare
          key={source.id}
          source={source}
          onSource={setSource}
          onOtherFile={() => setSource(undefined)}
          onStart={setJob}
        />
      ) : (
        <ChooseFile {...file} onChosen={setSource} />
      )}
    </Dialog>
  )
}
