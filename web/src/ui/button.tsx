import type { ButtonHTMLAttributes } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'primary' | 'quiet'
}

const LOOKS = {
  primary: 'bg-action text-on-action hover:bg-action-strong',
  quiet: 'text-action underline-offset-4 hover:underline',
}

export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint's button-has-type wants a literal; ours is one by type.
      type={type}
      className={`min-h-11 rounded-xl px-5 font-medium transition-colors disabled:opacity-60 ${LOOKS[look]}`}
    />
  )
}
