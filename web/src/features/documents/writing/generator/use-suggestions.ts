import {
  parseSuggestions,
  suggestionsRequest,
  type SuggestedClause,
} from '@predio/domain/documents'
import { useEffect, useRef, useState } from 'react'
import { AiFailure, completeChat } from '../../../../lib/ai/index.ts'
import { deployment } from '../../../../lib/deployment.ts'
import { log } from '../../../../lib/log.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { recordAiAnswer } from '../../../../records/documents/text/api/record-ai-answer.ts'
import { generatorMessages } from '../messages.ts'
import { explainAiFailure } from './describe-ai-failure.ts'
import { describeKeyProblem, findAiKey } from './find-ai-key.ts'
import type { Result } from './result.ts'
import { toDataOf } from './use-generator.ts'

export function useSuggestions() {
  const { id: userId } = useUser()
  const [clauses, setClauses] = useState<SuggestedClause[]>()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(result: Result): Promise<void> {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setAsking(true)
    setProblem(undefined)
    try {
      const ai = await findAiKey()
      if ('problem' in ai) return setProblem(describeKeyProblem(ai.problem))
      const { aiModel } = deployment()
      const reply = await completeChat({
        key: ai.key,
        body: suggestionsRequest(result.type, toDataOf(result), result.content, { model: aiModel }),
        signal: control.signal,
      })
      setClauses(parseSuggestions(reply.text))
      await recordAiAnswer(userId, {
        type: 'suggestions',
        template_type: result.type,
        content: reply.text,
        metadata: { model: aiModel, ...(result.stored && { document_id: result.stored.id }) },
      })
    } catch (error) {
      if (control.signal.aborted) return
      log.error('no clauses suggested', error)
      const why = error instanceof AiFailure ? explainAiFailure(error) : ''
      setProblem(`${generatorMessages.suggestFailed} ${why}`.trim())
    } finally {
      running.current = undefined
      setAsking(false)
    }
  }

  return { clauses, isAsking, problem, ask }
}
