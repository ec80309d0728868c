import { OPERATION_LABELS } from '@predio/domain/properties'
import { COMMISSION_PERCENT, RENT_MONTHS } from '@predio/domain/commission'
import { AmountField } from '../../ui/amount-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Switch } from '../../ui/switch.tsx'
import { optionsOf } from '../../ui/option.ts'
import { messages } from './messages.ts'
import type { CalculationForm } from './use-calculation.ts'

const SEGMENTS = optionsOf(OPERATION_LABELS)
/** COM-22: the commission percentages that are used most. */
const USUAL = [3, 4, 5, 6]

export function BasicsCard({ form }: { form: CalculationForm }) {
  const { calculation, faults, change, setTyping } = form
  const isSale = calculation.operation === 'sale'
  return (
    <Card>
      <SegmentedControl
        label={messages.operation}
        segments={SEGMENTS}
        value={calculation.operation}
        onChange={(operation) => change({ operation })}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <AmountField
          key={calculation.operation}
          label={isSale ? messages.price : messages.rent}
          wholePesos
          showsCurrency
          placeholder="0"
          value={isSale ? calculation.price : calculation.rent}
          onChange={(pesos) => change(isSale ? { price: pesos } : { rent: pesos })}
          onFocusChange={setTyping}
        />
        {isSale ? (
          <div className="flex flex-col gap-3">
            <NumberField
              hasSteppers
              label={messages.percent}
              value={calculation.percent}
              onChange={(percent) => change({ percent })}
              {...COMMISSION_PERCENT}
              unit="%"
              error={faults.rate}
            />
            <fieldset aria-label={messages.usual} className="flex min-w-0 flex-wrap gap-2">
              {USUAL.map((percent) => (
                <Button
                  key={percent}
                  look="secondary"
                  size="small"
                  onPress={() => change({ percent })}
                >
                  {percent} %
                </Button>
              ))}
            </fieldset>
          </div>
        ) : (
          <NumberField
            hasSteppers
            label={messages.months}
            value={calculation.months}
            onChange={(months) => change({ months })}
            {...RENT_MONTHS}
            error={faults.rate}
          />
        )}
      </div>
      <Switch
        label={messages.vat}
        description={messages.vatHelp}
        isSelected={calculation.hasVat}
        onChange={(hasVat) => change({ hasVat })}
      />
    </Card>
  )
}
