import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components'
import { buttonClass, WORDS_OFF_PHONE, type ButtonLook, type ButtonSize } from './button-styles.ts'

interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  /** After the words: a count. */
  end?: ReactNode
  fullWidth?: boolean
  /** A phone shows its icon alone; the words are still its name. */
  isIconOnPhone?: boolean
  children: ReactNode
}

/** A link that invites like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  icon,
  end,
  fullWidth = false,
  isIconOnPhone = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={buttonClass(look, size, fullWidth, isIconOnPhone)}>
      {icon}
      {isIconOnPhone ? <span className={WORDS_OFF_PHONE}>{children}</span> : children}
      {end}
    </AriaLink>
  )
}
