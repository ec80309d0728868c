import {
  DEFAULT_OPACITY,
  FIT_LABELS,
  MAX_RATIO,
  MIN_RATIO,
  RATIO_STEP,
} from '@predio/domain/images'
import { Card } from '../../../ui/card.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { messages } from '../messages.ts'
import { changeOptions } from '../workshop/state.ts'
import { useWorkshop } from '../workshop/use-workshop.ts'
import { optionsOf } from '../../../ui/option.ts'
import { CaptionFields } from './caption-fields.tsx'
import { FormatFields } from './format-fields.tsx'
import { PositionPicker } from './position-picker.tsx'

const FITS = optionsOf(FIT_LABELS)
const RATIO = {
  minValue: MIN_RATIO,
  maxValue: MAX_RATIO,
  step: RATIO_STEP,
  formatOptions: { style: 'percent' },
} as const

export function OptionsCard() {
  const options = useWorkshop((all) => all.options)
  return (
    <Card title={messages.options} titleLevel={3} padding="compact">
      <FormatFields options={options} />
      <div className="flex flex-col gap-2">
        <SegmentedControl
          label={messages.fit}
          segments={FITS}
          value={options.fit}
          onChange={(fit) => changeOptions({ fit })}
        />
        <p className="text-sm text-ink-soft">{messages.fitHelp[options.fit]}</p>
      </div>
      <Slider
        label={messages.quality}
        {...RATIO}
        value={options.quality}
        onChange={(quality) => changeOptions({ quality: round(quality) })}
      />
      <Slider
        label={messages.opacity}
        {...RATIO}
        value={options.opacity}
        onChange={(opacity) => changeOptions({ opacity: round(opacity) })}
      />
      <PositionPicker
        value={options.position}
        onChange={(position) => changeOptions({ position })}
      />
      <CaptionFields options={options} />
    </Card>
  )
}

/** Removes errors of binary fractions, because steps of a tenth add up to 0.30000000000000004. */
function round(ratio: number): number {
  return Number.isFinite(ratio) ? Math.round(ratio * 10) / 10 : DEFAULT_OPACITY
}
