import type { Currency, Operation, PricePeriod } from '../../../domain/src/properties/property.ts'
import { inTurn, type Random } from './random.ts'

export interface PlannedPrice {
  text: string
  postfix: string
  currencyText: string
  price: number | null
  currency: Currency
  pricePeriod: PricePeriod | null
}

type Spelling = (amount: number) => Partial<PlannedPrice> & { text: string }

const grouped = (amount: number, decimals = 0) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: decimals })
const european = (amount: number) => amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })
const inDollars = (amount: number) => Math.round(amount / 20_000) * 1000

const UNSAID = { price: null, currency: 'MXN', pricePeriod: null } as const

const SALE: readonly [Spelling, ...Spelling[]] = [
  (amount) => ({ text: `$${grouped(amount)}` }),
  (amount) => ({ text: european(amount) }),
  (amount) => ({
    text: `US$ ${grouped(inDollars(amount))}`,
    price: inDollars(amount),
    currency: 'USD',
  }),
  (amount) => ({ text: String(amount), currencyText: 'MXN' }),
  () => ({ text: 'Precio a consultar', ...UNSAID }),
  (amount) => ({ text: `${amount}.00` }),
  (amount) => ({ text: `$${grouped(amount)} MXN` }),
  () => ({ text: '', ...UNSAID }),
  (amount) => ({
    text: String(inDollars(amount)),
    currencyText: 'USD',
    price: inDollars(amount),
    currency: 'USD',
  }),
  (amount) => ({ text: `MXN ${grouped(amount, 2)}` }),
]

const RENT: readonly [Spelling, ...Spelling[]] = [
  (amount) => ({ text: `${grouped(amount)} MXN mensuales`, pricePeriod: 'month' }),
  (amount) => ({ text: `$${grouped(amount)}`, postfix: '/mes', pricePeriod: 'month' }),
  (amount) => ({ text: `$${grouped(amount)}/mes`, pricePeriod: 'month' }),
  (amount) => ({ text: String(amount) }),
  (amount) => ({ text: `${grouped(amount, 2)} MXN mensuales`, pricePeriod: 'month' }),
]

export function planPrice(operation: Operation, turn: number, random: Random): PlannedPrice {
  const amount =
    operation === 'sale' ? random.between(18, 480) * 50_000 : random.between(13, 130) * 500
  const spelled = inTurn(operation === 'sale' ? SALE : RENT, turn)(amount)
  return {
    postfix: '',
    currencyText: '',
    price: amount,
    currency: 'MXN',
    pricePeriod: null,
    ...spelled,
  }
}
