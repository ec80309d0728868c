import {
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components'
import { FieldLabel } from './field-label.tsx'

interface SliderProps extends Omit<AriaSliderProps<number>, 'children' | 'className' | 'style'> {
  label: string
}

export function Slider({ label, ...rest }: SliderProps) {
  return (
    <AriaSlider {...rest} className="flex w-full flex-col gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <FieldLabel text={label} />
        <SliderOutput className="text-sm text-ink-soft tabular-nums" />
      </div>
      <SliderTrack className="group relative h-11 w-full cursor-pointer disabled:cursor-default desk:h-8">
        {({ state, isDisabled }) => (
          <>
            <span className="absolute top-1/2 h-1.5 w-full -translate-y-1/2 rounded-full bg-line-strong/45" />
            <span
              className={`absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full ${isDisabled ? 'bg-line-strong/60' : 'bg-action'}`}
              style={{ width: `${state.getThumbPercent(0) * 100}%` }}
            />
            <SliderThumb className="top-1/2 size-6 rounded-full border-2 border-action bg-card shadow-md outline-0 transition-transform dragging:scale-110 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus disabled:border-line-strong disabled:shadow-none desk:size-5" />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  )
}
