import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { holdSubmit } from '../../../lib/hold-submit.ts'
import { newId } from '../../../lib/new-id.ts'
import { useCheckedForm } from '../../../ui/use-checked-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'
import { ChosenFile } from './chosen-file.tsx'
import { UploadFields } from './upload-fields.tsx'
import { checkUpload, nameFromFile, type UploadFormValues } from './upload-schema.ts'
import { type UploadState, useUpload } from './use-upload.ts'
import {
  checkChosenFiles,
  checkFirstBytes,
  HEAD_BYTES,
  MAX_UPLOAD_BYTES,
  UPLOAD_MESSAGES,
} from '@predio/domain/documents'
import { isHeic } from '@predio/domain/images'
import { log } from '../../../lib/log.ts'
import { SendFailed } from '../../../lib/send-file.ts'

interface Failure {
  text: string
  hint?: string
}

const EMPTY: UploadFormValues = { name: '', category: 'other', client: null, property: null }

interface UploadFormProps {
  preset?: Partial<UploadFormValues> | undefined
  onClose: () => void
  onTemplate?: (() => void) | undefined
}

export function UploadForm({ preset, onClose, onTemplate }: UploadFormProps) {
  const isNaming = useRef(false)
  const [id] = useState(newId)
  const [file, setFile] = useState<File>()
  const [fileError, setFileError] = useState<string>()
  const [isIncomplete, setIncomplete] = useState(false)
  const { form, control, dropDraft, shown } = useCheckedForm<UploadFormValues>({
    draft: 'document.upload',
    resolver: checkUpload,
    initial: { ...EMPTY, ...preset },
  })
  const leave = () => {
    dropDraft()
    onClose()
  }
  const upload = useUpload(() => {
    toast.success(messages.uploaded)
    leave()
  })
  const isSending = upload.state.kind === 'sending'

  async function takeFile(files: File[]): Promise<void> {
    // Reading the file for the check may take a while, so a submit waits for it.
    const release = holdSubmit(shown.ref.current)
    const problem = await checkFile(files)
    const [chosen] = files
    const accepted = problem === null ? chosen : undefined
    flushSync(() => {
      setFileError(problem ?? undefined)
      setFile(accepted)
      if (!accepted) return
      setIncomplete(false)
      const typed = form.getValues('name')
      const isGuess = typed.trim() === '' || (file && typed === nameFromFile(file.name))
      if (!isGuess) return
      form.setValue('name', nameFromFile(accepted.name), {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    })
    // The proposed name is selected, so that typing replaces it.
    if (isNaming.current && form.getValues('name') === nameFromFile(accepted?.name ?? '')) {
      form.setFocus('name', { shouldSelect: true })
    }
    release(accepted !== undefined)
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

  function failure(): ReactNode {
    if (isIncomplete && (!file || form.formState.errors.name)) return messages.fileAndNameMissing
    return upload.state.kind === 'failed' && <UploadFailure error={upload.state.error} />
  }

  return (
    <form
      {...shown}
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
      <UploadFields
        control={control}
        isDisabled={isSending}
        onNaming={(isInside) => {
          isNaming.current = isInside
        }}
      />
      <Outcome state={upload.state} />
      <FormActions failure={failure()}>
        <Button look="secondary" onPress={isSending ? upload.cancel : leave}>
          {isSending ? messages.cancelUpload : messages.cancel}
        </Button>
        {/* The button stays at its place while sending, so that a double click presses no other button. */}
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
    case 'failed':
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
  }
}

function UploadFailure({ error }: { error: unknown }) {
  const { text, hint } = describeFailure(error)
  return (
    <>
      {text}
      {hint && <span className="block font-normal">{hint}</span>}
    </>
  )
}

/** DOC-32 and DOC-33: null means that the file is accepted. */
async function checkFile(files: readonly File[]): Promise<string | null> {
  const problem = checkChosenFiles(files)
  const [file] = files
  if (!file || files.length > 1) return problem
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    // A HEIC photograph gets an explanation of its own, whatever the file's name.
    return (isHeic(head) ? null : problem) ?? checkFirstBytes(file.name, head)
  } catch (error) {
    log.warn('file not read', error)
    return messages.uploadFailed
  }
}

function describeFailure(error: unknown): Failure {
  if (error instanceof SendFailed && error.quota) return { text: error.quota }
  const refusal = error instanceof SendFailed ? error.code || String(error.status) : ''
  if (refusal === '413') return { text: UPLOAD_MESSAGES.tooLarge(MAX_UPLOAD_BYTES) }
  if (refusal === '415') return { text: UPLOAD_MESSAGES.notWhatItSays }
  return { text: messages.uploadFailed, hint: messages.uploadFailedHint }
}
