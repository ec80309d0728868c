import type { DocumentType } from '@predio/domain/documents'
import { useState } from 'react'
import { dropDraft } from '../../../../lib/drafts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormActions } from '../../../../ui/form-actions.tsx'
import { useSettings, type Settings } from '../../../../records/settings/read-settings.ts'
import { generatorMessages as say } from '../messages.ts'
import type { FormData } from '../records/form-data.ts'
import { useRecords } from '../records/use-records.ts'
import { KeyNotice } from './key-notice.tsx'
import { draftOf, QuestionForm } from './question-form.tsx'
import { isSaved } from './result.ts'
import { ResultView } from './result-view.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useGenerator } from './use-generator.ts'

/** 'Generar con AI': the type, its fields, and the document they become. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const generator = useGenerator()
  const settings = useSettings()
  const records = useRecords()
  const [type, setType] = useState<DocumentType | null>(generator.result?.type ?? null)
  const [isTypeMissing, setTypeMissing] = useState(false)
  const [isKeyMissing, setKeyMissing] = useState(false)
  const key = keyIn(settings.data)

  /** A key that was saved in another tab or on another device counts at once. */
  async function generate(data: FormData): Promise<void> {
    if (!type) return
    const current = key ?? keyIn((await settings.refetch()).data)
    if (current) await generator.generate({ type, data, records: records.chosen }, current)
    else setKeyMissing(true)
  }

  function build(data: FormData): void {
    if (type) void generator.build({ type, data, records: records.chosen })
  }

  /** The data of a document that is saved are in it; the next one begins anew. */
  function close(): void {
    if (type && generator.result && isSaved(generator.result)) dropDraft(draftOf(type))
    onClose()
  }

  return (
    <Dialog
      title={say.title}
      size="wide"
      closesOutside={false}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {generator.result ? (
        <ResultView result={generator.result} generator={generator} apiKey={key} />
      ) : (
        <>
          <TypeChoice
            value={type}
            onChange={setType}
            error={isTypeMissing && !type ? say.typeUnsupported : undefined}
          />
          {type ? (
            <QuestionForm
              key={type}
              type={type}
              records={records}
              onGenerate={(data) => void generate(data)}
              onBuild={build}
            >
              {!settings.isPending && !key ? (
                <KeyNotice isUnknown={settings.isError} isUrgent={isKeyMissing} />
              ) : (
                <p className="text-sm text-ink-soft">{say.aiNotice}</p>
              )}
            </QuestionForm>
          ) : (
            <FormActions>
              <Button onPress={() => setTypeMissing(true)}>{say.generate}</Button>
            </FormActions>
          )}
        </>
      )}
    </Dialog>
  )
}

function keyIn(settings: Settings | undefined): string | null {
  return settings?.openai_api_key?.trim() || null
}
