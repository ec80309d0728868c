import { Monitor, Moon, Sun } from 'lucide-react'
import { messages } from './messages.ts'

const THEMES = [
  { id: 'light', label: messages.light, Icon: Sun },
  { id: 'dark', label: messages.dark, Icon: Moon },
  { id: 'system', label: messages.system, Icon: Monitor },
] as const

export function ThemeRadios({ place }: { place: 'header' | 'footer' }) {
  return (
    <fieldset
      data-theme-radios
      className="inline-flex w-fit gap-1 rounded-md border border-line bg-sunken p-0.75 noscript:hidden"
    >
      <legend className="sr-only">{messages.theme}</legend>
      {THEMES.map(({ id, label, Icon }) => (
        <label
          key={id}
          className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-sm text-ink-soft transition-[background-color,color] hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus desk:min-h-8 desk:min-w-9"
        >
          <input
            type="radio"
            name={`theme-${place}`}
            value={id}
            defaultChecked={id === 'system'}
            // Without this the browser would restore the radio of the last visit; the stored theme decides instead.
            autoComplete="off"
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Icon aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
