import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { words } from '../lib/words.ts'
import { cx } from './cx.ts'
import { FailureReference } from './failure-reference.tsx'
import { IconButton } from './icon-button.tsx'
import { SOFT, type Tone } from './tone.ts'

interface BannerLineProps {
  tone: Exclude<Tone, 'neutral'>
  icon: ReactNode
  /** With a label the banner is a region of the page; without one it is an alert, which screen readers read at once. */
  label?: string
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  isWide?: boolean
  /** Null hides the close button; without a function the close button hides the banner until the screen is opened again. */
  onClose?: (() => void) | null
  closeLabel?: string
}

/** LIST-16: a banner takes one line above a list; a press shows its whole text. */
export function BannerLine(props: BannerLineProps) {
  const { tone, icon, label, title, children, action, isWide = false, closeLabel } = props
  const [isClosed, setClosed] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  if (isClosed) return null
  const { onClose = () => setClosed(true) } = props
  const Frame = label ? 'section' : 'div'
  return (
    <Frame
      {...(label ? { 'aria-label': label } : tone === 'danger' && { role: 'alert' })}
      className={cx(SOFT[tone], 'text-sm print:hidden', !isWide && '-mb-1 rounded-md')}
    >
      <div
        className={cx(
          'flex min-h-11 items-center gap-2 [&>svg]:size-4.5 [&>svg]:shrink-0',
          !isUnfolded && 'max-h-11',
          isWide ? 'mx-auto max-w-7xl px-4 sm:px-6 lg:px-8' : 'pl-3',
        )}
      >
        {icon}
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className={cx(
            'min-w-0 flex-1 cursor-pointer rounded-sm text-left leading-4 wrap-anywhere outline-0 focus-visible:outline-2 focus-visible:outline-focus sm:leading-5',
            isUnfolded ? 'py-2' : 'line-clamp-2',
          )}
        >
          {title && <strong className="font-semibold">{title}</strong>} {children}
          {tone === 'danger' && <FailureReference />}
        </button>
        {action && <span className="flex shrink-0 items-center gap-1">{action}</span>}
        {onClose && (
          <IconButton
            label={closeLabel ?? words.hide}
            icon={<X aria-hidden="true" />}
            onPress={onClose}
          />
        )}
      </div>
    </Frame>
  )
}
