import {
  CALL_DAYS_LIMITS,
  CALL_TARGET_LIMITS,
  callSettingsSchema,
  DEFAULT_CALL_SETTINGS,
  type CallDays,
  type CallSettings,
} from '@predio/domain/calls'
import { CLIENT_TYPE_LABELS, CLIENT_TYPES } from '@predio/domain/clients'
import type { TypedNumber } from '@predio/domain/money'
import { useId } from 'react'
import type { Control } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { useField } from '../../../lib/use-field.ts'
import { words } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useActionForm } from '../../../ui/use-action-form.ts'
import { useSaveCallRules } from '../api/save-call-rules.ts'
import { messages, RULES } from './messages.ts'

const NAMES = Object.keys(RULES) as CallDays[]

interface Typed extends Record<CallDays, TypedNumber> {
  isOn: Record<CallDays, boolean>
  call_client_types: CallSettings['call_client_types']
  call_daily_target: TypedNumber
}

const check = checkForm(callSettingsSchema, toSettings)

/** CALL-12: the agent sets the rules of 'Llamadas de hoy'. */
export function CallRulesCard({ settings }: { settings: CallSettings }) {
  const typesId = useId()
  const save = useSaveCallRules()
  const { form, control, shown, isBusy, failure } = useActionForm<Typed>({
    draft: 'call-rules',
    resolver: check,
    initial: toTyped(settings),
    run: async (values) => {
      await save.mutateAsync(callSettingsSchema.parse(toSettings(values)))
      form.reset(values, { keepValues: true })
      toast.success(messages.saved)
    },
    explain: () => messages.failed,
  })
  const types = useField(control, 'call_client_types')

  return (
    <Card title={messages.title}>
      <form {...shown} className="flex flex-col gap-6">
        <p className="text-ink-soft">{messages.intro}</p>
        <div className="sm:max-w-80">
          <NumberField
            label={messages.target}
            description={messages.targetHint}
            unit={messages.targetUnit}
            step={1}
            {...CALL_TARGET_LIMITS}
            {...useField(control, 'call_daily_target')}
          />
        </div>
        <ul className="flex flex-col gap-4">
          {NAMES.map((name) => (
            <Rule key={name} name={name} control={control} />
          ))}
        </ul>
        <fieldset aria-labelledby={typesId} className="flex min-w-0 flex-col gap-2">
          <span id={typesId} className="font-medium">
            {messages.types}
          </span>
          <div className="flex flex-wrap gap-x-6">
            {CLIENT_TYPES.map((type) => (
              <Checkbox
                key={type}
                label={CLIENT_TYPE_LABELS[type]}
                isSelected={types.value.includes(type)}
                onChange={(isChosen) =>
                  types.onChange(
                    CLIENT_TYPES.filter((each) =>
                      each === type ? isChosen : types.value.includes(each),
                    ),
                  )
                }
              />
            ))}
          </div>
          {types.error && (
            <p role="alert" className="text-sm text-danger">
              {types.error}
            </p>
          )}
        </fieldset>
        {failure && <FormFailure>{failure}</FormFailure>}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button
            look="secondary"
            onPress={() => form.reset(toTyped(DEFAULT_CALL_SETTINGS), { keepDefaultValues: true })}
          >
            {messages.reset}
          </Button>
          <Button type="submit" isPending={isBusy} pendingLabel={words.savingLabel}>
            {messages.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function Rule({ name, control }: { name: CallDays; control: Control<Typed> }) {
  const isOn = useField(control, `isOn.${name}`)
  return (
    <li className="flex flex-col gap-x-6 gap-y-1 sm:grid sm:grid-cols-[minmax(0,18rem)_minmax(0,20rem)] sm:items-end">
      <Checkbox label={RULES[name].label} isSelected={isOn.value} onChange={isOn.onChange} />
      <div className="pl-8 sm:pl-0">
        <NumberField
          label={RULES[name].hint}
          unit={messages.unit}
          step={1}
          {...CALL_DAYS_LIMITS[name]}
          isDisabled={!isOn.value}
          {...useField(control, name)}
        />
      </div>
    </li>
  )
}

function toTyped(settings: CallSettings): Typed {
  return {
    ...fromNames<TypedNumber>((name) => settings[name] ?? DEFAULT_CALL_SETTINGS[name]),
    isOn: fromNames((name) => settings[name] !== null),
    call_client_types: settings.call_client_types,
    call_daily_target: settings.call_daily_target,
  }
}

function toSettings({ isOn, ...values }: Typed) {
  return { ...values, ...fromNames((name) => (isOn[name] ? values[name] : null)) }
}

function fromNames<Value>(valueOf: (name: CallDays) => Value): Record<CallDays, Value> {
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as Record<CallDays, Value>
}
