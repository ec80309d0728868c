import { useState, type Ref } from 'react'
import { Button } from 'react-aria-components'
import type { SavedKey } from '../../../lib/saved-keys.ts'
import { frameButton } from '../../../ui/field-styles.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { maskKey, replaceMask } from './mask-key.ts'
import { messages } from '../messages.ts'
import { words } from '../../../lib/words.ts'

interface KeyFieldProps {
  label: string
  description: string
  placeholder: string
  saved: SavedKey
  lost: string
  typed: string | null
  onType: (key: string) => void
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  isDisabled?: boolean
}

const BUTTON = `${frameButton} px-2.5 text-sm font-medium`

/** Password managers must ignore the field, because the key is no password of the person. */
export function KeyField({ saved, lost, typed, onType, description, ...rest }: KeyFieldProps) {
  const [isShown, setShown] = useState(false)
  const isUntouched = typed === null
  const mask = saved.state === 'saved' && isUntouched ? maskKey(saved.ending) : undefined
  const isLost = saved.state === 'unreadable' && isUntouched
  const text = mask ?? typed ?? ''

  function change(next: string): void {
    if (mask === undefined) return onType(next)
    setShown(false)
    onType(replaceMask(mask, next))
  }

  const isRemoved = saved.state !== 'none' && typed === ''
  const help = mask ? messages.keySaved : isRemoved ? messages.keyRemoved : description
  return (
    <TextField
      {...rest}
      error={rest.error ?? (isLost ? lost : undefined)}
      description={help}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      type={mask !== undefined || isShown ? 'text' : 'password'}
      value={text}
      onChange={change}
      onFocus={(event) => mask !== undefined && event.target.select()}
      end={
        isLost ? (
          <Button onPress={() => onType('')} className={BUTTON}>
            {messages.removeKey}
          </Button>
        ) : (
          mask === undefined &&
          text !== '' && (
            <Button onPress={() => setShown(!isShown)} className={BUTTON}>
              {isShown ? words.hide : words.show}
            </Button>
          )
        )
      }
    />
  )
}
