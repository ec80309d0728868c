import {
  buildDocument,
  generationRequest,
  tidyReply,
  type DataOfType,
} from '@predio/domain/documents'
import { useEffect, useRef, useState } from 'react'
import { AiFailure, completeChat } from '../../../../lib/ai/index.ts'
import { deployment } from '../../../../lib/deployment.ts'
import { dropDraft, readDraft, saveDraft } from '../../../../lib/drafts.ts'
import { log } from '../../../../lib/log.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { toast } from '../../../../ui/toast.ts'
import { recordAiAnswer } from '../../../../records/documents/text/api/record-ai-answer.ts'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import { generatorMessages, messages } from '../messages.ts'
import { describeAiFailure } from './describe-ai-failure.ts'
import { isSaved, showPartly, type Question, type Result } from './result.ts'
import { useStore } from './use-store.ts'

const DRAFT = 'generated-document'

export interface Problem {
  title: string
  text: string
}

export function useGenerator() {
  const { id: userId } = useUser()
  const [result, setResult] = useState(
    () => (readDraft(DRAFT, userId) as Result | undefined) ?? null,
  )
  const [isWriting, setWriting] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const running = useRef<AbortController>(undefined)
  const latest = useRef(result)
  /** GEN-08: the result that 'Cambiar datos' has left; the next document of the same type becomes its next version. */
  const previous = useRef(result)
  const { store: storeResult, isSaving } = useStore()
  useEffect(() => () => running.current?.abort(), [])

  /** GEN-10: an unsaved text is stored as a draft. */
  function show(next: Result): void {
    latest.current = next
    setResult(next)
    if (isSaved(next) || next.content === '') dropDraft(DRAFT)
    else saveDraft(DRAFT, userId, next)
  }

  async function generate(question: Question, key: string): Promise<void> {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    let made = begin(question, 'ai', previous.current)
    setProblem(undefined)
    setResult(made)
    setWriting(true)
    try {
      const { aiModel } = deployment()
      const reply = await completeChat({
        key,
        body: generationRequest(question.type, toDataOf(question), { model: aiModel }),
        signal: control.signal,
        onText: (text) => {
          if (running.current !== control) return
          made = { ...made, content: showPartly(text) }
          setResult(made)
        },
      })
      if (running.current !== control) return
      made = { ...made, content: tidyReply(reply.text), isTruncated: reply.finish === 'length' }
      if (made.content === '') throw new AiFailure('nonsense')
      made = { ...made, answer: made.content }
      show(made)
      await store(made)
    } catch (error) {
      if (running.current !== control) return
      show({ ...made, answer: made.content })
      if (control.signal.aborted) return setProblem({ title: generatorMessages.stopped, text: '' })
      log.error('document not generated', error)
      setProblem(describeAiFailure(error))
    } finally {
      if (running.current === control) setWriting(false)
    }
  }

  /** DOC-70: builds the document without AI. */
  async function build(question: Question): Promise<void> {
    const content = buildDocument(question.type, toDataOf(question))
    const made = { ...begin(question, 'template', previous.current), content }
    setProblem(undefined)
    show(made)
    await store(made)
  }

  async function store(made: Result): Promise<void> {
    if (await save(made)) toast.success(generatorMessages.generated)
  }

  async function save(made: Result): Promise<TextDocument | null> {
    const { document, problem: why, theirs } = await storeResult(made)
    const stored = document ?? theirs
    // The person may have typed while the document was being saved, so the latest text stays.
    const current = latest.current?.id === made.id ? latest.current : made
    const isFirst = !current.stored
    if (stored) show({ ...current, stored })
    setProblem(document ? undefined : { title: why ?? messages.saveFailed, text: '' })
    if (stored && isFirst && made.by === 'ai') await recordAnswer(made, stored)
    return document
  }

  /** GEN-05: called once for each document, when its first record is stored. */
  async function recordAnswer(
    { type, answer, content }: Result,
    { id }: TextDocument,
  ): Promise<void> {
    await recordAiAnswer(userId, {
      type: 'generation',
      template_type: type,
      content: answer ?? content,
      metadata: { document_id: id, model: deployment().aiModel },
    })
  }

  function edit(content: string): void {
    if (result) show({ ...result, content })
  }

  function leave(): void {
    running.current?.abort()
    previous.current = result
    running.current = undefined
    setWriting(false)
    dropDraft(DRAFT)
    setProblem(undefined)
    setResult(null)
  }

  return {
    result,
    isWriting,
    isSaving,
    problem,
    generate,
    build,
    save,
    edit,
    leave,
    stop: () => running.current?.abort(),
  }
}

function begin(question: Question, by: Result['by'], before: Result | null): Result {
  const replaces = before?.type === question.type ? (before.stored ?? before.replaces) : null
  return { ...question, id: newId(), by, content: '', isTruncated: false, stored: null, replaces }
}

/** The cast is safe: the form validated the data with the type's schema. */
export function toDataOf({ type, data }: Question): DataOfType[typeof type] {
  return data as unknown as DataOfType[typeof type]
}
