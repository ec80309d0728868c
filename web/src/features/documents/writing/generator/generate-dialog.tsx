import type { DocumentType } from '@predio/domain/documents'
import { useState } from 'react'
import { dropDraft } from '../../../../lib/drafts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormActions } from '../../../../ui/form-actions.tsx'
import { useSettings } from '../../../../records/settings/api/read-settings.ts'
import { generatorMessages } from '../messages.ts'
import type { FormData } from '../records/form-data.ts'
import { useRecords } from '../records/use-records.ts'
import { findAiKey, type KeyProblem } from './find-ai-key.ts'
import { KeyNotice } from './key-notice.tsx'
import { draftOf, QuestionForm } from './question-form.tsx'
import { isSaved, type Question } from './result.ts'
import { ResultView } from './result-view.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useGenerator } from './use-generator.ts'

export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const generator = useGenerator()
  const settings = useSettings()
  const records = useRecords()
  const [type, setType] = useState<DocumentType | null>(generator.result?.type ?? null)
  const [isTypeMissing, setTypeMissing] = useState(false)
  const [found, setFound] = useState<KeyProblem | null>()
  const problem = found === undefined ? expectedProblem(settings) : found

  async function generate(question: Question): Promise<void> {
    const ai = await findAiKey()
    setFound('problem' in ai ? ai.problem : null)
    if ('key' in ai) await generator.generate(question, ai.key)
  }

  function build(data: FormData): void {
    if (type) void generator.build({ type, data, records: records.chosen })
  }

  function close(): void {
    if (type && generator.result && isSaved(generator.result)) dropDraft(draftOf(type))
    onClose()
  }

  return (
    <Dialog title={generatorMessages.title} size="wide" closesOutside={false} onClose={close}>
      {generator.result && found && <KeyNotice problem={found} isUrgent />}
      {generator.result ? (
        <ResultView
          result={generator.result}
          generator={generator}
          mayAsk={!problem}
          onGenerate={(question) => void generate(question)}
        />
      ) : (
        <>
          <TypeChoice
            value={type}
            onChange={setType}
            error={isTypeMissing && !type ? generatorMessages.typeUnsupported : undefined}
          />
          {type ? (
            <QuestionForm
              key={type}
              type={type}
              records={records}
              onGenerate={(data) => void generate({ type, data, records: records.chosen })}
              onBuild={build}
            >
              {problem ? (
                <KeyNotice problem={problem} isUrgent={Boolean(found)} />
              ) : (
                <p className="text-sm text-ink-soft">{generatorMessages.aiNotice}</p>
              )}
            </QuestionForm>
          ) : (
            <FormActions>
              <Button onPress={() => setTypeMissing(true)}>{generatorMessages.generate}</Button>
            </FormActions>
          )}
        </>
      )}
    </Dialog>
  )
}

function expectedProblem({
  data,
  isError,
}: ReturnType<typeof useSettings>): KeyProblem | undefined {
  if (data) return data.has_ai_key ? undefined : 'none'
  return isError ? 'unknown' : undefined
}
