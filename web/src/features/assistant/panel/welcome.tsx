import { Button } from '../../../ui/button.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { useSettings } from '../../../records/settings/api/read-settings.ts'
import { messages as say, SUGGESTIONS } from '../messages.ts'
import { Bubble } from './bubble.tsx'

interface WelcomeProps {
  isAlone: boolean
  onChoose: (question: string) => void
}

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
          <PrivacyLine />
        </div>
      )}
    </>
  )
}

/** AST-88: the key decides where a question is sent, so the line waits until the settings are read. */
function PrivacyLine() {
  const { data: settings } = useSettings()
  if (!settings) return null
  if (settings.has_ai_key) return <p className="text-xs text-ink-soft">{say.privacy}</p>
  return (
    <>
      <p className="text-xs text-ink-soft">{say.privacyWithoutKey}</p>
      <HelpLink guide="asistente-y-su-costo">{say.help}</HelpLink>
    </>
  )
}
