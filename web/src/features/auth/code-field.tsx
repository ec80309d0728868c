import { useController } from 'react-hook-form'
import { TextField } from '../../ui/text-field.tsx'
import { messages } from './messages.ts'

export function CodeField() {
  const { field, fieldState } = useController<{ code: string }, 'code'>({
    name: 'code',
    rules: { validate: (typed) => /^\d{6}$/.test(typed.trim()) || messages.codeShape },
  })
  return (
    <TextField
      label="Código del correo"
      description="Abre el enlace, o escribe aquí sus 6 dígitos."
      id="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
