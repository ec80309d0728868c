import {
  REGIME_DESCRIPTIONS,
  REGIME_LABELS,
  REGIMES,
  type Regime,
  type Withholding,
} from '@predio/domain/commission'
import { formatCents } from '@predio/domain/money'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { messages } from './messages.ts'

interface RegimeChoiceProps {
  value: Regime
  onChange: (regime: Regime) => void
  compared: readonly Withholding[] | undefined
}

/** COM-18: the three tax regimes stand side by side, each with its result. */
export function RegimeChoice({ value, onChange, compared }: RegimeChoiceProps) {
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => onChange(REGIMES.find((regime) => regime === chosen) ?? value)}
      className="flex flex-col gap-2"
    >
      <Label className="text-sm font-medium">{messages.regime}</Label>
      <div className="grid gap-3 sm:grid-cols-3">
        {REGIMES.map((regime) => (
          <Radio
            key={regime}
            value={regime}
            className="group flex cursor-pointer flex-col gap-3 rounded-md border border-line-strong p-4 outline-0 transition-colors hover:border-ink-soft selected:border-action selected:bg-action-soft focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
          >
            <span className="flex items-start gap-2.5">
              <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong group-selected:border-action">
                <span className="size-2.5 rounded-full bg-action opacity-0 group-selected:opacity-100" />
              </span>
              <span className="flex flex-col gap-0.5">
                <span className="font-medium">{REGIME_LABELS[regime]}</span>
                <span className="text-sm text-ink-soft">{REGIME_DESCRIPTIONS[regime]}</span>
              </span>
            </span>
            <Amounts of={compared?.find((each) => each.regime === regime)} />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

function Amounts({ of }: { of: Withholding | undefined }) {
  if (!of) return null
  return (
    <span className="mt-auto flex flex-col gap-1 border-t border-line pt-3 text-sm">
      <Amount label={messages.isr(of.isrPercent)} cents={0 - of.isr} />
      <Amount label={messages.vatShort} cents={0 - of.vatWithheld} />
      <span className="flex flex-col font-semibold">
        <span className="text-ink-soft">{messages.net}</span>
        <span className="text-lg tabular-nums">{formatCents(of.net)}</span>
      </span>
    </span>
  )
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-3">
      <span className="text-ink-soft">{label}</span>
      <span className="tabular-nums">{formatCents(cents)}</span>
    </span>
  )
}
