import { ScreenHeader } from '../../ui/screen-header.tsx'
import { RotateCcw } from 'lucide-react'
import { useCalculatedAmount } from '../../lib/navigation.ts'
import { useIsWide } from '../../lib/use-media-query.ts'
import { Button } from '../../ui/button.tsx'
import { BasicsCard } from './basics-card.tsx'
import { withAmount } from './calculation.ts'
import { messages } from './messages.ts'
import { RecentCard } from './recent/recent-card.tsx'
import { ResultCard } from './result/result-card.tsx'
import { SharesCard } from './shares-card.tsx'
import { TaxesCard } from './taxes-card.tsx'
import { useCalculation } from './use-calculation.ts'

export function CalculatorScreen() {
  const form = useCalculation()
  useCalculatedAmount((asked) => form.open(withAmount(form.calculation, asked)))
  const isWide = useIsWide()
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={messages.title} intro={messages.intro}>
        <Button
          look="secondary"
          icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
          onPress={form.startOver}
        >
          {messages.startOver}
        </Button>
      </ScreenHeader>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <BasicsCard form={form} />
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ResultCard form={form} />
          {isWide && <RecentCard form={form} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TaxesCard form={form} />
          <SharesCard form={form} />
          {!isWide && <RecentCard form={form} />}
        </div>
      </div>
    </div>
  )
}
