import { formatAmount, groupDigits, readAmount } from '@predio/domain/money'
import { TypedNumberField, type TypedNumberProps } from './typed-number-field.tsx'

interface AmountFieldProps extends TypedNumberProps {
  wholePesos?: boolean
  symbol?: '$' | ''
  showsCurrency?: boolean
}

/** The field reads pesos as people type and paste them: '2,500,000', '2.5 mdp', '800 mil', '$1,200.50 MXN'. */
export function AmountField({
  wholePesos = false,
  symbol = '$',
  showsCurrency = false,
  ...rest
}: AmountFieldProps) {
  return (
    <TypedNumberField
      {...rest}
      inputMode="decimal"
      read={(text) => readAmount(text, { wholePesos, symbol })}
      format={formatAmount}
      group={groupDigits}
      start={symbol}
      end={showsCurrency && <span className="pr-3.5 text-sm text-ink-soft">MXN</span>}
    />
  )
}
