import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import {
  buttonClass,
  wordsClass,
  type ButtonLook,
  type ButtonSize,
  type IconBelow,
} from './button-styles.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { messages } from './messages.ts'

/**
 * KEY-03, KEY-07, KEY-09 and KEY-10: the key that presses the button unless the person is typing: n creates, e edits, a accepts and d
 * discards a row, Escape goes back.
 */
export type ButtonKey = 'n' | 'e' | 'a' | 'd' | 'Escape'

interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  ref?: Ref<HTMLButtonElement>
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  end?: ReactNode
  fullWidth?: boolean
  iconBelow?: IconBelow
  shortcut?: ButtonKey
  pendingLabel?: string
  children: ReactNode
}

/** A pending button keeps its width and its accessible name. */
export function Button({
  look = 'primary',
  size = 'medium',
  icon,
  end,
  fullWidth = false,
  iconBelow,
  pendingLabel = messages.pending,
  shortcut,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(shortcut && { 'data-shortcut': shortcut })}
      className={buttonClass(look, size, fullWidth, iconBelow)}
    >
      {({ isPending }) => (
        <>
          <span className={cx('inline-flex items-center gap-2', isPending && 'opacity-0')}>
            {icon}
            {iconBelow ? <span className={wordsClass(iconBelow)}>{children}</span> : children}
            {end}
          </span>
          {isPending && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner label={pendingLabel} />
            </span>
          )}
        </>
      )}
    </AriaButton>
  )
}
