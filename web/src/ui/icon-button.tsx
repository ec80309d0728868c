import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import type { ButtonKey } from './button.tsx'
import { cx } from './cx.ts'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label'
> {
  label: string
  about?: string
  icon: ReactNode
  tone?: 'neutral' | 'danger'
  shortcut?: ButtonKey
}

const TONES = {
  neutral: 'text-ink-soft hover:bg-ink/8 hover:text-ink pressed:bg-ink/12',
  danger: 'text-danger hover:bg-danger-soft pressed:bg-danger-soft',
}

export function IconButton(props: IconButtonProps) {
  const { label, about, icon, tone = 'neutral', shortcut, ...rest } = props
  return (
    <Tooltip text={label}>
      <AriaButton
        {...rest}
        {...(shortcut && { 'data-shortcut': shortcut })}
        aria-label={about === undefined ? label : `${label}: ${about}`}
        className={cx(
          'inline-grid size-11 shrink-0 print:hidden cursor-pointer place-items-center rounded-md outline-0 transition-colors desk:size-9',
          'focus-visible:outline-2 focus-visible:outline-focus disabled:cursor-default disabled:bg-transparent disabled:text-ink-faint/60',
          '[&_svg]:size-5 desk:[&_svg]:size-4.5',
          TONES[tone],
        )}
      >
        {icon}
      </AriaButton>
    </Tooltip>
  )
}
