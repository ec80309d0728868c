import { Calculator } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { messages } from '../messages.ts'
import { AmenityFields } from './amenity-fields.tsx'
import type { EstimateForm as Values } from './form-values.ts'
import { HomeFields } from './home-fields.tsx'
import { MarketInfo } from './market-info.tsx'
import { PlaceFields } from './place-fields.tsx'

interface EstimateFormProps {
  form: UseFormReturn<Values>
  onCalculate: (values: Values) => void
}

export function EstimateForm({ form, onCalculate }: EstimateFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [showsMarket, setShowsMarket] = useState(false)
  const { control, formState, handleSubmit, setValue } = form
  const state = useWatch({ control, name: 'state' })
  useFocusFault(element, formState)
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void handleSubmit(onCalculate)(event)}
    >
      <Card title={messages.place} titleLevel={3}>
        <PlaceFields control={control} />
        <Switch label={messages.market} isSelected={showsMarket} onChange={setShowsMarket} />
        {showsMarket && (
          <MarketInfo
            state={state}
            onChooseZone={(zone) => setValue('colony', zone, { shouldDirty: true })}
          />
        )}
      </Card>
      <Card title={messages.home} titleLevel={3}>
        <HomeFields control={control} />
        <AmenityFields control={control} />
        <Button
          type="submit"
          fullWidth
          icon={<Calculator aria-hidden="true" className="size-4.5" />}
        >
          {messages.calculate}
        </Button>
      </Card>
    </form>
  )
}
