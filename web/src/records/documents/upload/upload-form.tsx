import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { newId } from '../../../lib/new-id.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'
import { checkFile } from './check-file.ts'
import { ChosenFile } from './chosen-file.tsx'
import { describeFailure } from './describe-failure.ts'
import { UploadFields } from './upload-fields.tsx'
import { checkUpload, nameFromFile, type UploadFormValues } from './upload-schema.ts'
import { useUpload, type UploadState } from './use-upload.ts'

const EMPTY: UploadFormValues = { name: '', category: 'other', client: null, property: null }

interface UploadFormProps {
  preset?: Partial<UploadFormValues> | undefined
  onClose: () => void
  onTemplate?: (() => void) | undefined
}

export function UploadForm({ preset, onClose, onTemplate }: UploadFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(newId)
  const [file, setFile] = useState<File>()
  const [fileError, setFileError] = useState<string>()
  const [isIncomplete, setIncomplete] = useState(false)
  const form = useForm<UploadFormValues>({
    resolver: checkUpload,
    defaultValues: { ...EMPTY, ...preset },
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft('document.upload', form)
  const leave = () => {
    draft.drop()
    onClose()
  }
  const upload = useUpload(() => {
    toast.success(messages.uploaded)
    leave()
  })
  const isSending = upload.state.kind === 'sending'

  async function takeFile(files: File[]): Promise<void> {
    const problem = await checkFile(files)
    setFileError(problem ?? undefined)
    const [chosen] = files
    const accepted = problem === null ? chosen : undefined
    setFile(accepted)
    if (!accepted) return
    setIncomplete(false)
    const typed = form.getValues('name')
    const isGuess = typed.trim() === '' || (file && typed === nameFromFile(file.name))
    if (isGuess) form.setValue('name', nameFromFile(accepted.name), { shouldDirty: true })
  }

  function submit(values: UploadFormValues): void {
    setIncomplete(!file)
    if (!file) return
    void upload.start({
      id,
      file,
      name: values.name.trim(),
      category: values.category,
      clientId: values.client?.id ?? null,
      propertyId: values.property?.id ?? null,
    })
  }

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit(submit, () => setIncomplete(true))(event)}
    >
      <ChosenFile
        file={file}
        error={fileError}
        isDisabled={isSending}
        onFiles={(files) => void takeFile(files)}
      />
      {!file && onTemplate && (
        <div className="-my-3 flex justify-center">
          <Button look="quiet" size="small" onPress={onTemplate}>
            {messages.fromTemplate}
          </Button>
        </div>
      )}
      <UploadFields control={form.control} isDisabled={isSending} />
      {isIncomplete && (!file || form.formState.errors.name) && (
        <Notice tone="danger">{messages.fileAndNameMissing}</Notice>
      )}
      <Outcome state={upload.state} />
      <FormActions>
        <Button look="secondary" onPress={isSending ? upload.cancel : leave}>
          {isSending ? messages.cancelUpload : messages.cancel}
        </Button>
        {/* It keeps its place while the file is sent: the second press of a double click must not meet another button. */}
        <Button type="submit" isPending={isSending}>
          {messages.upload}
        </Button>
      </FormActions>
    </form>
  )
}

function Outcome({ state }: { state: UploadState }) {
  switch (state.kind) {
    case 'idle':
      return null
    case 'sending':
      return (
        <ProgressBar
          label={state.part < 1 ? messages.uploading : messages.recording}
          value={Math.round(state.part * 100)}
        />
      )
    case 'cancelled':
      return <Notice tone="info">{messages.uploadCancelled}</Notice>
    case 'failed': {
      const { text, hint } = describeFailure(state.error)
      return (
        <Notice tone="danger">
          {text}
          {hint && <span className="block font-normal">{hint}</span>}
        </Notice>
      )
    }
  }
}
