import { prices } from './messages.ts'

const CHOICE =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-5 text-ink-soft transition-[background-color,color] hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus'
const RADIO = 'absolute inset-0 cursor-pointer opacity-0'

export function BillingChoice() {
  return (
    <fieldset className="mx-auto mt-10 flex w-fit gap-1 rounded-md border border-line bg-sunken p-0.75">
      <legend className="sr-only">{prices.billing}</legend>
      <label className={CHOICE}>
        <input type="radio" name="billing" value="monthly" defaultChecked className={RADIO} />
        {prices.monthly}
      </label>
      <label className={CHOICE}>
        <input type="radio" name="billing" value="yearly" className={RADIO} />
        {prices.yearly}
        <span className="rounded-sm bg-attention-soft px-1.5 text-sm font-medium text-attention tabular-nums">
          {prices.saving}
        </span>
      </label>
    </fieldset>
  )
}
