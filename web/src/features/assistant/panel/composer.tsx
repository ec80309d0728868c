import { SendHorizontal, Square } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Button as AriaButton, TextArea, TextField } from 'react-aria-components'
import { useDraft } from '../../../lib/use-draft.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { soloFrame } from '../../../ui/field-styles.ts'
import { stopAnswer } from '../chat/running.ts'
import { messages as say } from '../messages.ts'

interface ComposerProps {
  isPending: boolean
  canStop: boolean
  takesFocus: boolean
  onSend: (text: string) => boolean
}

/** The typed text is stored as a draft, which survives closing the panel. */
export function Composer({ isPending, canStop, takesFocus, onSend }: ComposerProps) {
  const [text, setText] = useDraft('assistant.message', (stored) =>
    typeof stored === 'string' ? stored : '',
  )
  const input = useRef<HTMLTextAreaElement>(null)
  const isBlank = text.trim() === ''

  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function send(): void {
    if (onSend(text)) setText('')
  }

  function onKey(event: KeyboardEvent): void {
    // While an input method composes a text, Enter confirms that text.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div className="flex items-end gap-2 border-t border-line p-3">
      <TextField
        aria-label={say.message}
        value={text}
        onChange={setText}
        className="min-w-0 flex-1"
      >
        <TextArea
          ref={input}
          rows={1}
          placeholder={say.placeholder}
          enterKeyHint="send"
          onKeyDown={onKey}
          // The height is limited, so that a long question leaves space for the conversation, also above an on-screen keyboard.
          className={`${soloFrame} field-sizing-content max-h-[min(10rem,calc(var(--visual-viewport-height,100dvh)*0.3))] resize-none py-2.5`}
        />
      </TextField>
      {canStop && (
        <IconButton
          label={say.stop}
          icon={<Square aria-hidden="true" fill="currentColor" />}
          onPress={() => {
            stopAnswer()
            input.current?.focus()
          }}
        />
      )}
      <AriaButton
        aria-label={say.send}
        isDisabled={isBlank || isPending}
        onPress={() => {
          send()
          input.current?.focus()
        }}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md bg-action-fill text-on-fill outline-0 transition-colors hover:bg-action-fill-strong focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus disabled:cursor-default disabled:bg-ink/10 disabled:text-ink-faint desk:size-10"
      >
        <SendHorizontal aria-hidden="true" className="size-5" />
      </AriaButton>
    </div>
  )
}
