import { cx } from './cx.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium'

const BASE =
  'relative inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none no-underline outline-0 transition-[background-color,border-color,box-shadow,transform] cursor-pointer focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus pressed:translate-y-px disabled:cursor-default disabled:translate-y-0 print:hidden'

const LOOKS: Record<ButtonLook, string> = {
  primary:
    'bg-action-fill text-on-fill shadow-sm hover:bg-action-fill-strong pressed:bg-action-fill-strong pressed:shadow-none disabled:bg-ink/10 disabled:text-ink-faint disabled:shadow-none',
  secondary:
    'border border-line-strong bg-card text-ink hover:border-ink-soft hover:bg-sunken pressed:bg-sunken disabled:border-line disabled:bg-transparent disabled:text-ink-faint',
  quiet:
    'text-action hover:bg-action-soft pressed:bg-action-soft disabled:bg-transparent disabled:text-ink-faint',
  danger:
    'bg-danger-fill text-on-fill shadow-sm hover:bg-danger-fill-strong pressed:bg-danger-fill-strong pressed:shadow-none disabled:bg-ink/10 disabled:text-ink-faint disabled:shadow-none',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-sm desk:min-h-8',
  medium: 'min-h-11 px-5 text-base desk:min-h-10 desk:text-sm',
}

const NARROW = 'max-[22.5rem]:px-3.5'

export type IconBelow = 'sm' | 'lg' | 'xl'

const ICON_BELOW: Record<IconBelow, Record<'button' | 'words', string>> = {
  sm: { button: 'max-sm:min-w-11 max-sm:px-2', words: 'max-sm:sr-only' },
  lg: { button: 'max-lg:min-w-11 max-lg:px-2', words: 'max-lg:sr-only' },
  xl: { button: 'max-xl:min-w-11 max-xl:px-2', words: 'max-xl:sr-only' },
}

/** A link may look like a button; a button must never look like a link. */
export function buttonClass(
  look: ButtonLook,
  size: ButtonSize,
  fullWidth: boolean,
  iconBelow?: IconBelow,
): string {
  return cx(
    BASE,
    LOOKS[look],
    SIZES[size],
    fullWidth && 'w-full',
    iconBelow ? ICON_BELOW[iconBelow].button : size === 'medium' && NARROW,
  )
}

export function wordsClass(iconBelow: IconBelow): string {
  return ICON_BELOW[iconBelow].words
}
