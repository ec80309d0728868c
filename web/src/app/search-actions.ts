import { CircleUserRound, FileText, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { showKeys } from '../features/keys/keys-shown.ts'
import { matchWords } from '../lib/match-words.ts'
import type { LocalSource, PrepareAction, SearchHit } from '../lib/search-source.ts'
import { signOut } from '../lib/session/index.ts'
import { setTheme } from '../lib/theme.ts'
import { EXPORT_ADDRESS } from '../lib/navigation.ts'
import { messages } from './messages.ts'

const prepareSheetHere: PrepareAction = async () => {
  const { prepareSheetOfPage } = await import('../features/properties/prepare-sheet-of-page.ts')
  return prepareSheetOfPage(location.pathname)
}

const ACTIONS: readonly (SearchHit & { keywords: string })[] = [
  {
    id: 'light',
    label: messages.lightTheme,
    keywords: 'día apariencia color modo',
    icon: Sun,
    target: { run: () => setTheme('light') },
  },
  {
    id: 'dark',
    label: messages.darkTheme,
    keywords: 'noche apariencia color modo',
    icon: Moon,
    target: { run: () => setTheme('dark') },
  },
  {
    id: 'system',
    label: messages.systemTheme,
    keywords: 'automático apariencia color modo',
    icon: Monitor,
    target: { run: () => setTheme('system') },
  },
  {
    id: 'sheet',
    label: messages.sheet,
    keywords: 'pdf cartel folleto',
    icon: FileText,
    target: { prepare: prepareSheetHere },
  },
  {
    id: 'keys',
    label: messages.keys,
    keywords: 'ayuda accesos rápidos',
    icon: Keyboard,
    target: { run: showKeys },
  },
  {
    id: 'export',
    label: messages.exportAll,
    keywords: 'descargar mis datos copia respaldo zip llevar',
    icon: CircleUserRound,
    target: { to: EXPORT_ADDRESS },
  },
  {
    id: 'leave',
    label: messages.signOut,
    keywords: 'cerrar sesión terminar',
    icon: LogOut,
    target: { run: signOut },
  },
]

export const actionSource: LocalSource = {
  id: 'actions',
  label: messages.actions,
  find: (text) => matchWords(ACTIONS, text),
}
