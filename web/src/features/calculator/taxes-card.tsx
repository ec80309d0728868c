import { PAYER_LABELS } from '@predio/domain/commission'
import { Card } from '../../ui/card.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { optionsOf } from '../../ui/option.ts'
import { messages } from './messages.ts'
import { RegimeChoice } from './regime-choice.tsx'
import type { CalculationForm } from './use-calculation.ts'

const SEGMENTS = optionsOf(PAYER_LABELS)

export function TaxesCard({ form }: { form: CalculationForm }) {
  const { calculation, result, change } = form
  return (
    <Card title={messages.sectionTaxes} titleLevel={3}>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium">{messages.payer}</p>
        <SegmentedControl
          label={messages.payer}
          segments={SEGMENTS}
          value={calculation.payer}
          onChange={(payer) => change({ payer })}
        />
        <p className="text-sm text-ink-soft">{messages.payerHelp[calculation.payer]}</p>
      </div>
      <RegimeChoice
        value={calculation.regime}
        onChange={(regime) => change({ regime })}
        compared={result?.regimes}
      />
      {calculation.isShared && <p className="text-sm text-ink-soft">{messages.onYourPart}</p>}
    </Card>
  )
}
