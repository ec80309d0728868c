import { passwordStrength, STRENGTH_REQUIREMENTS } from '@predio/domain/accounts'
import { Check, Circle } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { Meter } from '../../ui/meter.tsx'
import { GRADES, messages, REQUIREMENTS } from './messages.ts'
import { SettledStatus } from '../../ui/settled-status.tsx'

const LOOKS = {
  weak: { value: 25, tone: 'danger' },
  fair: { value: 50, tone: 'warning' },
  good: { value: 75, tone: 'info' },
  strong: { value: 100, tone: 'success' },
} as const

export function PasswordStrength({ password }: { password: string }) {
  if (password.trim() === '') return null
  const { met, grade } = passwordStrength(password)
  const missing = STRENGTH_REQUIREMENTS.filter((name) => !met.has(name))
  return (
    <div className="flex flex-col gap-2">
      <Meter
        label={messages.strength}
        value={LOOKS[grade].value}
        valueLabel={GRADES[grade]}
        tone={LOOKS[grade].tone}
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs" aria-label={messages.requirements}>
        {STRENGTH_REQUIREMENTS.map((name) => {
          const Icon = met.has(name) ? Check : Circle
          return (
            <li
              key={name}
              className={cx(
                'inline-flex items-center gap-1',
                met.has(name) ? 'font-medium text-success' : 'text-ink-soft',
              )}
            >
              <Icon aria-hidden="true" className="size-3.5" />
              {REQUIREMENTS[name]}
              <span className="sr-only">{met.has(name) ? messages.met : messages.unmet}</span>
            </li>
          )
        })}
      </ul>
      {grade !== 'strong' && <p className="text-xs text-ink-soft">{messages.toBeStrong}</p>}
      <SettledStatus
        text={[
          messages.strengthIs(GRADES[grade]),
          missing.length > 0 && messages.missing(missing.map((name) => REQUIREMENTS[name])),
        ]
          .filter(Boolean)
          .join(' ')}
      />
    </div>
  )
}
