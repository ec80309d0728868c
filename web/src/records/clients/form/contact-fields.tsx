import { CLIENT_SOURCES, CLIENT_STATUS_LABELS, CLIENT_TYPE_LABELS } from '@predio/domain/clients'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { END_LABELS, FIELD_LABELS, messages } from '../messages.ts'
import type { ClientForm } from './client-form-schema.ts'
import { WordsField } from '../../../ui/words-field.tsx'
import { optionsOf } from '../../../ui/option.ts'

const TYPES = optionsOf(CLIENT_TYPE_LABELS)
const STATUSES = optionsOf(CLIENT_STATUS_LABELS)
const NONE = 'none'
const PAIR = 'grid gap-6 sm:grid-cols-2'

interface ContactFieldsProps {
  control: Control<ClientForm>
  /** Below the e-mail: the client that has it already. */
  known?: ReactNode
  /** Shown below the fields that duplicates are recognised by. */
  children?: ReactNode
}

/** Name, contact data and budget. */
export function ContactFields({ control, known, children }: ContactFieldsProps) {
  const type = useField(control, 'type')
  const status = useField(control, 'status')
  const source = useField(control, 'source')
  const phone = useField(control, 'phone')
  const whatsapp = useField(control, 'whatsapp')
  const birthday = useField(control, 'birthday')
  const offersPhone = Boolean(phone.value) && !whatsapp.value
  return (
    <>
      <Select isRequired label={FIELD_LABELS.type} options={TYPES} {...type} />
      <div className={PAIR}>
        <InputField isRequired control={control} name="first_name" autoCapitalize="words" />
        <InputField isRequired control={control} name="last_name" autoCapitalize="words" />
        <InputField control={control} name="phone" type="tel" />
        <div className="flex flex-col gap-1">
          <InputField control={control} name="whatsapp" type="tel" />
          {offersPhone && (
            <div>
              <Button look="quiet" size="small" onPress={() => whatsapp.onChange(phone.value)}>
                {messages.samePhone}
              </Button>
            </div>
          )}
        </div>
        <div className="flex flex-col gap-1">
          <InputField control={control} name="email" type="email" autoCapitalize="none" />
          {known}
        </div>
        <DatePicker label={FIELD_LABELS.birthday} {...birthday} />
      </div>
      <InputField control={control} name="address" autoCapitalize="sentences" />
      <div className={PAIR}>
        <Select
          label={FIELD_LABELS.source}
          placeholder={messages.sourcePlaceholder}
          options={sourceOptions(source.value)}
          value={source.value || null}
          onChange={(key) => source.onChange(key === NONE ? '' : key)}
          error={source.error}
        />
        <Select label={FIELD_LABELS.status} options={STATUSES} {...status} />
      </div>
      {children}
      <MoreFields control={control} />
    </>
  )
}

/** An imported client may have a source that is not in the list. */
function sourceOptions(current: string) {
  const known: string[] = [...CLIENT_SOURCES]
  const all = current && !known.includes(current) ? [current, ...known] : known
  const options = all.map((label) => ({ id: label, label }))
  return current ? [{ id: NONE, label: messages.noSource }, ...options] : options
}

type TextName = 'first_name' | 'last_name' | 'email' | 'phone' | 'whatsapp' | 'address'

interface InputFieldProps {
  control: Control<ClientForm>
  name: TextName
  type?: 'text' | 'tel' | 'email'
  isRequired?: boolean
  autoCapitalize?: 'none' | 'words' | 'sentences'
}

function InputField({ control, name, isRequired = false, ...rest }: InputFieldProps) {
  const { value, onChange, onBlur, inputRef, error } = useField(control, name)
  return (
    <TextField
      {...rest}
      label={FIELD_LABELS[name]}
      isRequired={isRequired}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={inputRef}
      error={error}
      // The browser would fill in the agent's own address, not the client's.
      autoComplete="off"
    />
  )
}

function MoreFields({ control }: Pick<ContactFieldsProps, 'control'>) {
  const least = useField(control, 'budget_min')
  const most = useField(control, 'budget_max')
  const tags = useField(control, 'tags')
  const notes = useField(control, 'notes')
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <AmountField label={END_LABELS.budget_min} {...least} />
        <AmountField label={END_LABELS.budget_max} {...most} />
      </div>
      <WordsField label={FIELD_LABELS.tags} placeholder={messages.tagsPlaceholder} {...tags} />
      <TextArea label={FIELD_LABELS.notes} {...notes} />
    </>
  )
}
