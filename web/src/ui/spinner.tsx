import { ProgressBar } from 'react-aria-components'
import { words } from '../lib/words.ts'

interface SpinnerProps {
  label?: string
  size?: 'small' | 'large'
}

/** Waits of less than a second show nothing, and a whole screen shows skeletons instead. */
export function Spinner({ label = words.loading, size = 'small' }: SpinnerProps) {
  return (
    <ProgressBar aria-label={label} isIndeterminate className="inline-grid">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className={`animate-spin ${size === 'large' ? 'size-8' : 'size-5'}`}
      >
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path
          d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </ProgressBar>
  )
}
