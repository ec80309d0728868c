import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, useTheme } from '../lib/theme.ts'
import { SegmentedControl } from './segmented-control.tsx'

const THEMES = [
  { id: 'light', label: 'Tema claro', icon: <Sun aria-hidden="true" /> },
  { id: 'dark', label: 'Tema oscuro', icon: <Moon aria-hidden="true" /> },
  { id: 'system', label: 'Tema del sistema', icon: <Monitor aria-hidden="true" /> },
] as const

export function ThemeSwitch() {
  return <SegmentedControl label="Tema" segments={THEMES} value={useTheme()} onChange={setTheme} />
}
