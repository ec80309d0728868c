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
import { useId, useRef, useState, type SyntheticEvent } from 'react'
import { useFocusFaultOf } from '../../../lib/use-focus-fault.ts'
import { words } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveCallRules } from '../api/save-call-rules.ts'
import { messages, RULES } from './messages.ts'

const NO_FAULTS: ReadonlyMap<PropertyKey, string> = new Map()
const NAMES = Object.keys(RULES) as CallDays[]

/** As it is typed: a rule that is off remembers its days. */
interface Typed {
  days: Record<CallDays, TypedNumber>
  isOn: Record<CallDays, boolean>
  types: CallSettings['call_client_types']
  target: TypedNumber
}

/** CALL-12: the rules of 'Llamadas de hoy'. */
export function CallRulesCard({ settings }: { settings: CallSettings }) {
  const [typed, setTyped] = useState(() => toTyped(settings))
  const element = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<ReadonlyMap<PropertyKey, string>>(NO_FAULTS)
  useFocusFaultOf(element, faults === NO_FAULTS ? undefined : faults)
  const typesId = useId()
  const save = useSaveCallRules()

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    const { data, error } = callSettingsSchema.safeParse(toSettings(typed))
    setFaults(new Map(error?.issues.map(({ path, message }) => [path[0] ?? '', message])))
    if (!data) return
    try {
      await save.mutateAsync(data)
      toast.success(messages.saved)
    } catch {
      // The text above the button says so.
    }
  }

  function change(changes: Partial<Typed>): void {
    setFaults(NO_FAULTS)
    setTyped({ ...typed, ...changes })
  }

  return (
    <Card title={messages.title}>
      <form
        ref={element}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void submit(event)}
      >
        <p className="text-ink-soft">{messages.intro}</p>
        <div className="sm:max-w-80">
          <NumberField
            label={messages.target}
            description={messages.targetHint}
            unit={messages.targetUnit}
            step={1}
            {...CALL_TARGET_LIMITS}
            value={typed.target}
            onChange={(target) => change({ target })}
            error={faults.get('call_daily_target')}
          />
        </div>
        <ul className="flex flex-col gap-4">
          {NAMES.map((name) => (
            <li
              key={name}
              className="flex flex-col gap-x-6 gap-y-1 sm:grid sm:grid-cols-[minmax(0,18rem)_minmax(0,20rem)] sm:items-end"
            >
              <Checkbox
                label={RULES[name].label}
                isSelected={typed.isOn[name]}
                onChange={(isOn) => change({ isOn: { ...typed.isOn, [name]: isOn } })}
              />
              <div className="pl-8 sm:pl-0">
                <NumberField
                  label={RULES[name].hint}
                  unit={messages.unit}
                  step={1}
                  {...CALL_DAYS_LIMITS[name]}
                  isDisabled={!typed.isOn[name]}
                  value={typed.days[name]}
                  onChange={(days) => change({ days: { ...typed.days, [name]: days } })}
                  error={faults.get(name)}
                />
              </div>
            </li>
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
                isSelected={typed.types.includes(type)}
                onChange={(isChosen) =>
                  change({
                    types: CLIENT_TYPES.filter((each) =>
                      each === type ? isChosen : typed.types.includes(each),
                    ),
                  })
                }
              />
            ))}
          </div>
          {faults.has('call_client_types') && (
            <p role="alert" className="text-sm text-danger">
              {faults.get('call_client_types')}
            </p>
          )}
        </fieldset>
        {save.isError && <FormFailure>{messages.failed}</FormFailure>}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button look="secondary" onPress={() => change(toTyped(DEFAULT_CALL_SETTINGS))}>
            {messages.reset}
          </Button>
          <Button type="submit" isPending={save.isPending} pendingLabel={words.savingLabel}>
            {messages.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function toTyped(settings: CallSettings): Typed {
  return {
    days: fromNames((name) => settings[name] ?? DEFAULT_CALL_SETTINGS[name]),
    isOn: fromNames((name) => settings[name] !== null),
    types: settings.call_client_types,
    target: settings.call_daily_target,
  }
}

function toSettings({ days, isOn, types, target }: Typed) {
  return {
    ...fromNames((name) => (isOn[name] ? days[name] : null)),
    call_client_types: types,
    call_daily_target: target,
  }
}

function fromNames<Value>(valueOf: (name: CallDays) => Value): Record<CallDays, Value> {
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as Record<CallDays, Value>
}
