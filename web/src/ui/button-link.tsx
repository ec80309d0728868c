import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components'
import { buttonClass, type ButtonLook, type ButtonSize } from './button-styles.ts'

interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  fullWidth?: boolean
  children: ReactNode
}

/** A link that invites like a button: it leads somewhere, so it stays a link. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  icon,
  fullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={buttonClass(look, size, fullWidth)}>
      {icon}
      {children}
    </AriaLink>
  )
}
