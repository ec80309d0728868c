import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components'
import {
  buttonClass,
  wordsClass,
  type ButtonLook,
  type ButtonSize,
  type IconBelow,
} from './button-styles.ts'

interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  end?: ReactNode
  fullWidth?: boolean
  /** In a narrower window only the icon is visible; the words stay its name. */
  iconBelow?: IconBelow
  children: ReactNode
}

/** The link invites like a button but leads somewhere, so it stays a link. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  icon,
  end,
  fullWidth = false,
  iconBelow,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={buttonClass(look, size, fullWidth, iconBelow)}>
      {icon}
      {iconBelow ? <span className={wordsClass(iconBelow)}>{children}</span> : children}
      {end}
    </AriaLink>
  )
}
