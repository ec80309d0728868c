import { PERIODS } from '@predio/domain/reports'
import { Select } from '../../../ui/select.tsx'
import { messages, periodLabels } from '../messages.ts'
import { optionsOf } from '../../../ui/option.ts'
import { CustomDays } from './custom-days.tsx'
import type { ChosenPeriod } from './use-period.ts'

const OPTIONS = optionsOf(periodLabels)

export function PeriodPicker({ period, range, choose, chooseDays }: ChosenPeriod) {
  return (
    <div className="flex flex-1 flex-col gap-4 sm:flex-row sm:flex-wrap">
      <div className="sm:w-52">
        <Select
          label={messages.period}
          options={OPTIONS}
          value={period}
          onChange={(key) => {
            const chosen = PERIODS.find((each) => each === key)
            if (chosen && chosen !== period) choose(chosen)
          }}
        />
      </div>
      {period === 'custom' && <CustomDays range={range} onChange={chooseDays} />}
    </div>
  )
}
