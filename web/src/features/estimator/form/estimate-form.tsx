import { Calculator } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
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
  shown: ComponentProps<'form'>
  onCalculate: (values: Values) => void
}

export function EstimateForm({ form, shown, onCalculate }: EstimateFormProps) {
  const [showsMarket, setShowsMarket] = useState(false)
  const { control, handleSubmit, setValue } = form
  const state = useWatch({ control, name: 'state' })
  return (
    <form
      {...shown}
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
