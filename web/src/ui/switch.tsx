import {
  SwitchButton,
  SwitchField,
  type SwitchFieldProps as AriaSwitchFieldProps,
} from 'react-aria-components'
import { FieldHelp } from './field-help.tsx'

interface SwitchProps extends Omit<AriaSwitchFieldProps, 'children' | 'className' | 'style'> {
  label: string
  description?: string
}

export function Switch({ label, description, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className="flex flex-col [&>:not(label)]:pl-14">
      <SwitchButton className="group flex min-h-11 w-fit cursor-pointer items-center gap-3 disabled:cursor-default disabled:text-ink-faint desk:min-h-8 desk:text-sm">
        <span className="flex h-6 w-11 shrink-0 items-center rounded-full border-[1.5px] border-line-strong bg-sunken p-0.5 transition-colors group-hover:border-ink-soft group-selected:border-action group-selected:bg-action group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus group-disabled:border-line group-disabled:bg-sunken">
          <span className="size-4 rounded-full bg-line-strong transition-[translate,background-color] group-selected:translate-x-5 group-selected:bg-on-action group-disabled:bg-line" />
        </span>
        {label}
      </SwitchButton>
      <FieldHelp description={description} />
    </SwitchField>
  )
}
