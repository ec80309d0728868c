import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { ClientFormInput } from './client-form-schema.ts'
import { FIELD_LABELS } from './describe-client.ts'

type TextName = 'first_name' | 'last_name' | 'email' | 'phone' | 'whatsapp' | 'address'

interface InputFieldProps {
  control: Control<ClientFormInput>
  name: `client.${TextName}`
  type?: 'text' | 'tel' | 'email'
  isRequired?: boolean
  autoCapitalize?: 'none' | 'words' | 'sentences'
}

export function InputField({ control, name, isRequired = false, ...rest }: InputFieldProps) {
  const { value, onChange, onBlur, inputRef, error } = useField(control, name)
  return (
    <TextField
      {...rest}
      label={FIELD_LABELS[name.slice('client.'.length) as TextName]}
      isRequired={isRequired}
      value={value ?? ''}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error}
      // What the browser knows is the agent's own address, not the client's.
      autoComplete="off"
    />
  )
}
