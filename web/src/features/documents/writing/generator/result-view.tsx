import { RotateCw, Save, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FormActions } from '../../../../ui/form-actions.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { toast } from '../../../../ui/toast.ts'
import { MarkdownEditor } from '../editor/markdown-editor.tsx'
import { generatorMessages, messages } from '../messages.ts'
import { DocumentReview } from '../review/document-review.tsx'
import { ClauseList } from './clause-list.tsx'
import { ResultActions } from './result-actions.tsx'
import { isSaved, type Question, type Result } from './result.ts'
import { toDataOf, type useGenerator } from './use-generator.ts'

interface ResultViewProps {
  result: Result
  generator: ReturnType<typeof useGenerator>
  mayAsk: boolean
  onGenerate: (question: Question) => void
}

export function ResultView({ result, generator, mayAsk, onGenerate }: ResultViewProps) {
  const { isWriting, isSaving, problem, build, save, edit, leave, stop } = generator
  const isStored = isSaved(result)
  const isNothing = problem !== undefined && result.content === '' && !result.stored
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])

  async function saveNow(): Promise<void> {
    if (await save(result)) toast.success(messages.documentSaved)
  }

  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-6 flex-col gap-6 outline-none">
      <div aria-live="polite" className="flex flex-wrap items-center gap-3">
        {isWriting ? (
          <>
            <Spinner label={generatorMessages.writing} />
            <p className="flex-1 font-medium">{generatorMessages.writing}</p>
            <Button
              look="secondary"
              size="small"
              icon={<Square aria-hidden="true" className="size-4" />}
              onPress={stop}
            >
              {generatorMessages.stop}
            </Button>
          </>
        ) : (
          !isNothing && (
            <ResultActions
              content={result.content}
              isDisabled={isSaving}
              onSave={() => save(result)}
            />
          )
        )}
      </div>
      {problem && (
        <Notice tone="danger">
          <div className="flex flex-col gap-3">
            <p>
              {problem.title}
              {problem.text && <span className="block font-normal">{problem.text}</span>}
            </p>
            {!result.stored && (
              <div className="flex flex-wrap gap-3">
                {mayAsk && (
                  <Button
                    look="secondary"
                    size="small"
                    icon={<RotateCw aria-hidden="true" className="size-4" />}
                    onPress={() => onGenerate(result)}
                  >
                    {generatorMessages.generateAgain}
                  </Button>
                )}
                <Button look="secondary" size="small" onPress={() => void build(result)}>
                  {generatorMessages.withoutAi}
                </Button>
              </div>
            )}
          </div>
        </Notice>
      )}
      {result.isTruncated && <Notice tone="warning">{generatorMessages.truncated}</Notice>}
      {!isNothing && (
        <MarkdownEditor
          label={generatorMessages.document}
          value={result.content}
          onChange={edit}
          isReadOnly={isWriting}
        />
      )}
      {!isWriting && !isNothing && (
        <>
          <DocumentReview type={result.type} content={result.content} data={toDataOf(result)} />
          {mayAsk && <ClauseList result={result} onInsert={edit} />}
        </>
      )}
      <FormActions>
        <Button look="secondary" isDisabled={isSaving} onPress={leave}>
          {generatorMessages.change}
        </Button>
        <Button
          icon={<Save aria-hidden="true" className="size-4.5" />}
          isPending={isSaving}
          pendingLabel={messages.saving}
          isDisabled={isStored || isWriting || result.content.trim() === ''}
          onPress={() => void saveNow()}
        >
          {messages.save}
        </Button>
      </FormActions>
    </div>
  )
}
