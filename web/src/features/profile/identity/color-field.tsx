import { isColor, isReadableOnPaper, onPaper, textOn, WHITE } from '@predio/domain/identity'
import { Check } from 'lucide-react'
import { useId, type Ref } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { messages, SUGGESTED_COLORS } from './messages.ts'

interface ColorFieldProps {
  name: string
  value: string
  onChange: (color: string) => void
  onBlur: () => void
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
}

/** IDENT-02 to IDENT-04: a sentence below the field says whether text in the colour and on it can be read. */
export function ColorField({ value, onChange, ...field }: ColorFieldProps) {
  const color = value.trim().toLowerCase()
  const known = isColor(color) ? color : null
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={messages.color}
        description={messages.colorHint}
        value={value}
        onChange={onChange}
        autoComplete="off"
        spellCheck="false"
        autoCapitalize="none"
        maxLength={20}
        end={<Picker color={known ?? WHITE} onChange={onChange} />}
        {...field}
      />
      <ToggleButtonGroup
        aria-label={messages.colorChoices}
        selectedKeys={known === null ? [] : [known]}
        onSelectionChange={([chosen]) => chosen !== undefined && onChange(String(chosen))}
        className="flex flex-wrap gap-2"
      >
        {SUGGESTED_COLORS.map((each) => (
          <Swatch key={each.color} {...each} />
        ))}
      </ToggleButtonGroup>
      {known !== null && <Contrast color={known} onChange={onChange} />}
    </div>
  )
}

function Swatch({ color, name }: { color: string; name: string }) {
  return (
    <ToggleButton
      id={color}
      aria-label={name}
      style={{ backgroundColor: color, color: textOn(color) }}
      className="group/swatch grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus desk:size-9"
    >
      <Check
        aria-hidden="true"
        className="size-4.5 opacity-0 group-selected/swatch:opacity-100"
        strokeWidth={3}
      />
    </ToggleButton>
  )
}

function Picker({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {messages.colorPicker}
      </label>
      <input
        id={id}
        type="color"
        value={color}
        onChange={({ target }) => onChange(target.value)}
        className="mr-1 h-9 w-12 shrink-0 cursor-pointer rounded-sm border-0 bg-transparent p-1 focus-visible:outline-2 focus-visible:outline-focus desk:h-8"
      />
    </>
  )
}

function Contrast({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const darker = onPaper(color)
  return (
    <div className="flex flex-col items-start gap-2 text-sm text-ink-soft" aria-live="polite">
      <p>{textOn(color) === WHITE ? messages.whiteOnColor : messages.darkOnColor}</p>
      {!isReadableOnPaper(color) && (
        <>
          <p className="text-attention">{messages.tooLight(darker)}</p>
          <Button look="secondary" onPress={() => onChange(darker)}>
            {messages.takeDarker(darker)}
          </Button>
        </>
      )}
    </div>
  )
}
