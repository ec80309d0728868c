import { insertClause, type SuggestedClause } from '@predio/domain/documents'
import { Check, Lightbulb, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { generatorMessages } from '../messages.ts'
import type { Result } from './result.ts'
import { useSuggestions } from './use-suggestions.ts'

interface ClauseListProps {
  result: Result
  onInsert: (content: string) => void
}

/** DOC-102 and DOC-103: a suggested clause is inserted only if the person presses its button. */
export function ClauseList({ result, onInsert }: ClauseListProps) {
  const { clauses, isAsking, problem, ask } = useSuggestions()
  const [taken, setTaken] = useState<readonly SuggestedClause[]>([])

  function take(clause: SuggestedClause): void {
    onInsert(insertClause(result.content, clause))
    setTaken([...taken, clause])
  }

  return (
    <section aria-label={generatorMessages.suggestions} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{generatorMessages.suggestions}</h2>
        <Button
          look="secondary"
          size="small"
          icon={<Lightbulb aria-hidden="true" className="size-4.5" />}
          isPending={isAsking}
          pendingLabel={generatorMessages.suggesting}
          onPress={() => void ask(result)}
        >
          {generatorMessages.suggest}
        </Button>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {clauses?.length === 0 && <p className="text-ink-soft">{generatorMessages.noSuggestions}</p>}
      {clauses && clauses.length > 0 && (
        <ul className="flex flex-col gap-3">
          {clauses.map((clause) => (
            <ClauseItem
              key={`${clause.title ?? ''} ${clause.text}`}
              clause={clause}
              isTaken={taken.includes(clause)}
              onTake={() => take(clause)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface ClauseItemProps {
  clause: SuggestedClause
  isTaken: boolean
  onTake: () => void
}

function ClauseItem({ clause: { title, text }, isTaken, onTake }: ClauseItemProps) {
  const Icon = isTaken ? Check : Plus
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line bg-card p-4 sm:flex-row sm:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <h3 className="font-medium">{title ?? generatorMessages.untitled}</h3>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <Button
        look="quiet"
        size="small"
        icon={<Icon aria-hidden="true" className="size-4.5" />}
        aria-label={`${isTaken ? generatorMessages.inserted : generatorMessages.insert}: ${title ?? generatorMessages.untitled}`}
        isDisabled={isTaken}
        onPress={onTake}
      >
        {isTaken ? generatorMessages.inserted : generatorMessages.insert}
      </Button>
    </li>
  )
}
