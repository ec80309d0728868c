import type { SharedCommission } from '@predio/domain/commission'
import { formatCents } from '@predio/domain/money'
import { UserMinus } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ShareInput } from './calculation.ts'
import { messages } from './messages.ts'

interface ShareRowProps {
  share: ShareInput
  number: number
  amounts: SharedCommission | undefined
  onChange: (share: ShareInput) => void
  onRemove: (() => void) | undefined
}

export function ShareRow({ share, number, amounts, onChange, onRemove }: ShareRowProps) {
  const name = share.name.trim() || messages.colleague(number - 1)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={messages.name(number)}
            maxLength={100}
            autoCapitalize="words"
            value={share.name}
            onChange={(text) => onChange({ ...share, name: text })}
          />
        </div>
        <div className="w-28 shrink-0">
          <TextField
            label={messages.part(number)}
            inputMode="decimal"
            maxLength={10}
            value={share.percent}
            onChange={(percent) => onChange({ ...share, percent })}
            end={<span className="pr-3.5 text-sm text-ink-soft">%</span>}
          />
        </div>
        {onRemove && (
          <IconButton
            label={messages.remove(name)}
            icon={<UserMinus aria-hidden="true" />}
            onPress={onRemove}
          />
        )}
      </div>
      {amounts && (
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
          <span>{messages.partOfCommission(formatCents(amounts.commission))}</span>
          {amounts.vat > 0 && <span>{messages.partOfVat(formatCents(amounts.vat))}</span>}
          <span className="ml-auto font-medium text-ink">{formatCents(amounts.total)}</span>
        </p>
      )}
    </div>
  )
}
