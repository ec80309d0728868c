import { equalPercents } from '@predio/domain/commission'
import { Plus, Scale } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { newShare, type ShareInput } from './calculation.ts'
import { messages } from './messages.ts'
import { ShareRow } from './share-row.tsx'
import type { CalculationForm } from './use-calculation.ts'

const ICON = { 'aria-hidden': true, className: 'size-4' } as const
const MIN_SHARES = 2
const MAX_SHARES = 10

/** COM-23: the card divides the commission among several participants. */
export function SharesCard({ form }: { form: CalculationForm }) {
  const { calculation, result, faults, change } = form
  const { isShared, shares } = calculation

  function replace(next: readonly ShareInput[]): void {
    change({ shares: next })
  }

  function add(): void {
    const added = [...shares, newShare(messages.colleague(shares.length), '0')]
    replace(isEqual(shares) ? inEqualParts(added) : added)
  }

  function remove(id: string): void {
    const left = shares.filter((share) => share.id !== id)
    replace(isEqual(shares) ? inEqualParts(left) : left)
  }

  return (
    <Card>
      <Switch
        label={messages.share}
        description={messages.shareHelp}
        isSelected={isShared}
        onChange={(on) => change({ isShared: on })}
      />
      {isShared && (
        <div className="flex flex-col gap-4">
          <ul aria-label={messages.sectionParts} className="flex flex-col divide-y divide-line">
            {shares.map((share, index) => (
              <li key={share.id} className="py-4 first:pt-0">
                <ShareRow
                  share={share}
                  number={index + 1}
                  amounts={result?.parts?.[index]}
                  onChange={(next) => replace(shares.with(index, next))}
                  onRemove={
                    index > 0 && shares.length > MIN_SHARES ? () => remove(share.id) : undefined
                  }
                />
              </li>
            ))}
          </ul>
          {faults.shares && <Notice tone="danger">{faults.shares}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              size="small"
              icon={<Plus {...ICON} />}
              isDisabled={shares.length >= MAX_SHARES}
              onPress={add}
            >
              {messages.addColleague}
            </Button>
            <Button
              look="quiet"
              size="small"
              icon={<Scale {...ICON} />}
              onPress={() => replace(inEqualParts(shares))}
            >
              {messages.equalParts}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}

function isEqual(shares: readonly ShareInput[]): boolean {
  const parts = equalPercents(shares.length)
  return shares.every(({ percent }, index) => percent === String(parts[index]))
}

function inEqualParts(shares: readonly ShareInput[]): ShareInput[] {
  const parts = equalPercents(shares.length)
  return shares.map((share, index) => ({ ...share, percent: String(parts[index]) }))
}
