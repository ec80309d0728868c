import { type Field, type FieldValue, shapeOf } from '@predio/domain/fields'
import type { TypedNumber } from '@predio/domain/money'
import { useMemo, useRef, type RefObject } from 'react'
import { Dialog } from 'react-aria-components'
import { z } from 'zod'
import { checkForm } from '../../lib/check-form.ts'
import { toDayTime, toMoment } from '../../lib/day-time.ts'
import { useField } from '../../lib/use-field.ts'
import { words } from '../../lib/words.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Button } from '../../ui/button.tsx'
import { DayCalendar } from '../../ui/calendar.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Popover } from '../../ui/popover.tsx'
import { useActionForm } from '../../ui/use-action-form.ts'
import { useFirstField } from '../../ui/use-first-field.ts'
import { WordSuggestions } from '../../ui/word-suggestions.tsx'
import { WordsField } from '../../ui/words-field.tsx'
import { messages as bulkMessages } from '../bulk/messages.ts'
import { useZone } from '../profile/use-zone.ts'
import type { FactSuggestions } from './fact-kind.ts'
import { messages } from './messages.ts'

interface FactEditorProps {
  field: Field
  value: FieldValue
  text: string
  label: string
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  choose: (value: FieldValue) => Promise<void>
  save: (value: FieldValue) => Promise<string | undefined>
  faultOf: ((value: FieldValue) => string | undefined) | undefined
  Suggestions: FactSuggestions | undefined
}

export function FactEditor(props: FactEditorProps) {
  const { field, value, label, anchor, isOpen, onOpenChange, choose } = props
  return (
    <Popover
      placement="bottom start"
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label={label} className="p-4 outline-none">
        {field.kind === 'day' || field.kind === 'moment' ? (
          <DayEditor field={field} value={value as string | null} onChoose={choose} />
        ) : (
          <TypedEditor {...props} onDone={() => onOpenChange(false)} />
        )}
      </Dialog>
    </Popover>
  )
}

interface DayEditorProps {
  field: Extract<Field, { kind: 'day' | 'moment' }>
  value: string | null
  onChoose: (value: string | null) => Promise<void>
}

function DayEditor({ field, value, onChoose }: DayEditorProps) {
  const zone = useZone()
  const usualTime = field.kind === 'moment' ? field.usualTime : ''
  const shown = field.kind === 'moment' ? toDayTime(value, zone, usualTime) : { day: value }
  return (
    <div className="flex flex-col gap-2">
      <DayCalendar
        label={field.label}
        value={shown.day}
        onChange={(day) =>
          void onChoose('time' in shown ? toMoment({ ...shown, day }, zone, usualTime, value) : day)
        }
      />
      {value !== null && (
        <Button look="quiet" size="small" onPress={() => void onChoose(null)}>
          {messages.noDay}
        </Button>
      )}
    </div>
  )
}

type TypedEditorProps = Pick<
  FactEditorProps,
  'field' | 'value' | 'text' | 'save' | 'faultOf' | 'Suggestions'
> & { onDone: () => void }

interface Typed {
  value: TypedNumber | string[]
}

function TypedEditor({ field, value, text, faultOf, Suggestions, save, onDone }: TypedEditorProps) {
  const schema = useMemo(() => z.object(shapeOf({ value: field })), [field])
  const { control, failure, isBusy, shown } = useActionForm<Typed>({
    resolver: useMemo(() => checkForm(schema, (typed: Typed) => typed), [schema]),
    initial: { value: value as Typed['value'] },
    run: async (typed) => {
      const parsed = schema.parse(typed).value as FieldValue
      const fault = faultOf?.(parsed)
      if (fault) return { field: 'value', text: fault }
      const refused = await save(parsed)
      if (!refused) onDone()
      return refused
    },
  })
  const fields = useRef<HTMLDivElement>(null)
  useFirstField(fields, true)
  const input = useField(control, 'value')
  const typed = { ...input, label: field.label, value: input.value as TypedNumber }
  return (
    <form {...shown} className="flex w-72 max-w-full flex-col">
      <div ref={fields} className="flex flex-col gap-4">
        {field.kind === 'words' ? (
          <Words
            label={field.label}
            value={input.value as readonly string[]}
            onChange={input.onChange}
            error={input.error}
            Suggestions={Suggestions}
          />
        ) : field.kind === 'number' ? (
          <NumberField {...field} {...typed} description={messages.now(text)} />
        ) : (
          <AmountField {...typed} description={messages.now(text)} />
        )}
      </div>
      <div className="sticky bottom-0 z-1 -mx-4 -mb-4 mt-1 flex flex-col gap-3 bg-raised p-4">
        {failure && <FormFailure>{failure}</FormFailure>}
        <Button type="submit" isPending={isBusy} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

interface WordsProps extends Pick<FactEditorProps, 'Suggestions'> {
  label: string
  value: readonly string[]
  onChange: (words: string[]) => void
  error: string | undefined
}

function Words({ Suggestions, ...field }: WordsProps) {
  const { value, onChange } = field
  return (
    <>
      <WordsField {...field} keepsLine description={bulkMessages.tagsHint} />
      {Suggestions && (
        <Suggestions>
          {(known) => (
            <WordSuggestions
              label={bulkMessages.yourTags}
              words={known}
              chosen={value}
              onChoose={(word) => onChange([...value, word])}
            />
          )}
        </Suggestions>
      )}
    </>
  )
}
