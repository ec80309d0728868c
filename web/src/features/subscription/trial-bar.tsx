/** SUB-01: the trial lasts a week. */
const TRIAL_DAYS = 7

/** The text beside the bar says the same, so the bar is hidden from screen readers. */
export function TrialBar({ days, isEnding }: { days: number; isEnding: boolean }) {
  const left = Math.min(days / TRIAL_DAYS, 1)
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-ink/10">
      <span
        className={`block h-full min-w-1.5 rounded-full ${isEnding ? 'bg-attention' : 'bg-info'}`}
        style={{ width: `${left * 100}%` }}
      />
    </span>
  )
}
