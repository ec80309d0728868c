import { Search, X } from 'lucide-react'
import {
  Button,
  Group,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components'
import { bareInput, frameButton, groupFrame } from './field-styles.ts'

interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'style' | 'aria-label'
> {
  label: string
  placeholder?: string | undefined
}

export function SearchField({ label, placeholder, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} aria-label={label} className="group w-full print:hidden">
      <Group role="presentation" className={groupFrame}>
        <Search aria-hidden="true" className="ml-3.5 size-4.5 shrink-0 text-ink-soft" />
        <Input
          className={`${bareInput} pl-2.5 [&::-webkit-search-cancel-button]:hidden`}
          {...(placeholder && { placeholder })}
        />
        <Button className={`${frameButton} group-empty:hidden`}>
          <X aria-hidden="true" />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
