import { useState, type ComponentProps } from 'react'
import { Button } from 'react-aria-components'
import { frameButton } from './field-styles.ts'
import { TextField } from './text-field.tsx'
import { words } from '../lib/words.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'start' | 'end'>

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <Button
          onPress={() => setShown(!isShown)}
          isDisabled={props.isDisabled ?? false}
          aria-label={`${isShown ? words.hide : words.show} ${props.label.toLowerCase()}`}
          className={`${frameButton} px-2.5 text-sm font-medium`}
        >
          {isShown ? words.hide : words.show}
        </Button>
      }
    />
  )
}
