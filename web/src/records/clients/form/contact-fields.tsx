import {
  CLIENT_SOURCES,
  CLIENT_STATUS_LABELS,
  CLIENT_STATUSES,
  CLIENT_TYPE_LABELS,
  CLIENT_TYPES,
} from '@predio/domain/clients'
import type { Control } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { useField } from '../../../lib/use-field.ts'
import { Select } from '../../../ui/select.tsx'
import type { ClientFormInput } from './client-form-schema.ts'
import { FIELD_LABELS } from './describe-client.ts'
import { InputField } from './input-field.tsx'

const TYPES = CLIENT_TYPES.map((id) => ({ id, label: CLIENT_TYPE_LABELS[id] }))
const STATUSES = CLIENT_STATUSES.map((id) => ({ id, label: CLIENT_STATUS_LABELS[id] }))
const NONE = 'none'
const PAIR = 'grid gap-6 sm:grid-cols-2'

/** Who it is and how to reach them. */
export function ContactFields({ control }: { control: Control<ClientFormInput> }) {
  const type = useField(control, 'client.type')
  const status = useField(control, 'client.status')
  const source = useField(control, 'client.source')
  const phone = useField(control, 'client.phone')
  const whatsapp = useField(control, 'client.whatsapp')
  const offersPhone = Boolean(phone.value) && !whatsapp.value
  return (
    <>
      <Select
        isRequired
        label={FIELD_LABELS.type}
        options={TYPES}
        value={type.value}
        onChange={type.onChange}
        error={type.error}
      />
      <div className={PAIR}>
        <InputField isRequired control={control} name="client.first_name" autoCapitalize="words" />
        <InputField isRequired control={control} name="client.last_name" autoCapitalize="words" />
        <InputField control={control} name="client.phone" type="tel" />
        <div className="flex flex-col gap-1">
          <InputField control={control} name="client.whatsapp" type="tel" />
          {offersPhone && (
            <div>
              <Button
                look="quiet"
                size="small"
                onPress={() => whatsapp.onChange(phone.value ?? '')}
              >
                Es el mismo número
              </Button>
            </div>
          )}
        </div>
      </div>
      <InputField control={control} name="client.email" type="email" autoCapitalize="none" />
      <InputField control={control} name="client.address" autoCapitalize="sentences" />
      <div className={PAIR}>
        <Select
          label={FIELD_LABELS.source}
          placeholder="¿Cómo llegó?"
          options={sourceOptions(source.value)}
          value={source.value || null}
          onChange={(key) => source.onChange(key === NONE ? '' : key)}
          error={source.error}
        />
        <Select
          label={FIELD_LABELS.status}
          options={STATUSES}
          value={status.value ?? null}
          onChange={status.onChange}
          error={status.error}
        />
      </div>
    </>
  )
}

/** An imported client may have come by a way that is not in the list. */
function sourceOptions(current: string | null | undefined) {
  const known: string[] = [...CLIENT_SOURCES]
  const all = current && !known.includes(current) ? [current, ...known] : known
  const options = all.map((label) => ({ id: label, label }))
  return current ? [{ id: NONE, label: 'Sin dato' }, ...options] : options
}
