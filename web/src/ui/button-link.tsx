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
  /** In a window narrower than this only the icon is visible; the text stays the link's accessible name. */
  iconBelow?: IconBelow
  children: ReactNode
}

/** The link looks like a button but opens an address, so browser and screen reader treat it as a link. */
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
