import { CLIENT_SOURCES, CLIENT_STATUS_LABELS, CLIENT_TYPE_LABELS } from '@predio/domain/clients'
import type { ReactNode } from 'react'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import { useField } from '../../../lib/use-field.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { END_LABELS, FIELD_LABELS, messages } from '../messages.ts'
import { CLIENT_FORM_NAMES, NEW_CLIENT, type ClientForm } from './client-form-schema.ts'
import { WordsField } from '../../../ui/words-field.tsx'
import { optionsOf } from '../../../ui/option.ts'

const TYPES = optionsOf(CLIENT_TYPE_LABELS)
const STATUSES = optionsOf(CLIENT_STATUS_LABELS)
const NONE = 'none'
const PAIR = 'grid gap-6 sm:grid-cols-2'

interface FieldsProps {
  control: Control<ClientForm>
}

const FIRST = ['first_name', 'last_name', 'phone', 'type'] as const
const OTHERS = CLIENT_FORM_NAMES.filter((name) => !FIRST.some((first) => first === name))

/** CLIENT-31: the form of a new client begins with these fields. */
export function FirstFields({ control }: FieldsProps) {
  const type = useField(control, 'type')
  return (
    <div className={PAIR}>
      <InputField isRequired control={control} name="first_name" autoCapitalize="words" />
      <InputField isRequired control={control} name="last_name" autoCapitalize="words" />
      <InputField control={control} name="phone" type="tel" />
      <Select isRequired label={FIELD_LABELS.type} options={TYPES} {...type} />
    </div>
  )
}

/** CLIENT-31: the other fields stay folded until one of them has a value or an error. */
export function OtherFields({ control, children }: FieldsProps & { children: ReactNode }) {
  const values = useWatch({ control, name: OTHERS })
  const { errors, submitCount } = useFormState({ control })
  const hasFault = OTHERS.some((name) => errors[name] !== undefined)
  const hasValue = JSON.stringify(values) !== JSON.stringify(OTHERS.map((name) => NEW_CLIENT[name]))
  const reason = hasFault ? `fault ${submitCount}` : hasValue ? 'value' : ''
  return (
    <Fold title={messages.moreData} reason={reason}>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-4">{children}</div>
    </Fold>
  )
}

interface ContactFieldsProps extends FieldsProps {
  known?: ReactNode
}

export function ContactFields({ control, known }: ContactFieldsProps) {
  const status = useField(control, 'status')
  const source = useField(control, 'source')
  const phone = useField(control, 'phone')
  const whatsapp = useField(control, 'whatsapp')
  const birthday = useField(control, 'birthday')
  const least = useField(control, 'budget_min')
  const most = useField(control, 'budget_max')
  const tags = useField(control, 'tags')
  const notes = useField(control, 'notes')
  const offersPhone = Boolean(phone.value) && !whatsapp.value
  return (
    <>
      <div className={PAIR}>
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
      <div className={PAIR}>
        <AmountField label={END_LABELS.budget_min} {...least} />
        <AmountField label={END_LABELS.budget_max} {...most} />
      </div>
      <WordsField label={FIELD_LABELS.tags} placeholder={messages.tagsPlaceholder} {...tags} />
      <TextArea label={FIELD_LABELS.notes} {...notes} />
    </>
  )
}

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
      // With autocompletion the browser would fill in the agent's own address.
      autoComplete="off"
    />
  )
}
