import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme } from '../lib/theme.ts'
import { useTheme } from '../lib/use-theme.ts'
import { SegmentedControl } from './segmented-control.tsx'
import { messages } from './messages.ts'

const THEMES = [
  { id: 'light', label: messages.lightTheme, icon: <Sun aria-hidden="true" /> },
  { id: 'dark', label: messages.darkTheme, icon: <Moon aria-hidden="true" /> },
  { id: 'system', label: messages.systemTheme, icon: <Monitor aria-hidden="true" /> },
] as const

export function ThemeSwitch() {
  return (
    <SegmentedControl
      label={messages.theme}
      segments={THEMES}
      value={useTheme()}
      onChange={setTheme}
    />
  )
}
