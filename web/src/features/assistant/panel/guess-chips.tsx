import type { Guess } from '@predio/domain/assistant'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Button } from 'react-aria-components'
import { messages as say } from '../messages.ts'

interface GuessChipsProps {
  guesses: readonly Guess[]
  onRemove: (guessId: string) => void
}

export function GuessChips({ guesses, onRemove }: GuessChipsProps) {
  const id = useId()
  if (guesses.length === 0) return null
  return (
    <div className="flex flex-col gap-1.5">
      <p id={id} className="text-xs text-ink-soft">
        {say.understood}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {guesses.map((guess) => (
          <li key={guess.id} className="max-w-full">
            <Button
              aria-label={say.removeGuess(guess.label)}
              onPress={() => onRemove(guess.id)}
              className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full bg-action-soft pr-3 pl-4 text-sm font-medium text-action outline-0 transition-colors hover:bg-ink/8 focus-visible:outline-2 focus-visible:outline-focus desk:min-h-8"
            >
              <span className="truncate">{guess.label}</span>
              <X aria-hidden="true" className="size-4 shrink-0" />
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{say.removeHint}</p>
    </div>
  )
}
