import { Button } from '../../../ui/button.tsx'
import { messages as say, SUGGESTIONS } from '../messages.ts'
import { Bubble } from './bubble.tsx'

interface WelcomeProps {
  /** Nothing was said yet. */
  isAlone: boolean
  onChoose: (question: string) => void
}

/** The greeting, and while there is nothing else, what one could ask. */
export function Welcome({ isAlone, onChoose }: WelcomeProps) {
  return (
    <>
      <Bubble isBot>
        <p>{say.greeting}</p>
      </Bubble>
      {isAlone && (
        <div className="flex flex-col gap-4">
          <ul aria-label={say.suggestions} className="flex flex-col items-start gap-2">
            {SUGGESTIONS.map((question) => (
              <li key={question} className="max-w-full">
                <Button look="secondary" size="small" onPress={() => onChoose(question)}>
                  <span className="text-left whitespace-normal">{question}</span>
                </Button>
              </li>
            ))}
          </ul>
          <p className="text-xs text-ink-soft">{say.privacy}</p>
        </div>
      )}
    </>
  )
}
