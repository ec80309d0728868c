import { SCRIPT_CATEGORY_LABELS } from '@predio/domain/scripts'
import { SearchX } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { optionsOf } from '../../ui/option.ts'
import { Tabs } from '../../ui/tabs.tsx'
import type { Script } from '../../records/scripts/api/list-scripts.ts'
import { findScripts, ofCategory, type CategoryTab } from './find-scripts.ts'
import { messages } from './messages.ts'
import { ScriptGrid } from './script-grid.tsx'
import { words } from '../../lib/words.ts'

const TABS: readonly { id: CategoryTab; label: string }[] = [
  { id: 'all', label: words.all },
  ...optionsOf(SCRIPT_CATEGORY_LABELS),
]

interface ScriptsLibraryProps {
  scripts: readonly Script[]
  text: string
  tab: CategoryTab
  onTab: (tab: CategoryTab) => void
  onOpen: (script: Script) => void
  onEdit: (script: Script) => void
}

export function ScriptsLibrary({ scripts, text, tab, onTab, onOpen, onEdit }: ScriptsLibraryProps) {
  const found = findScripts(scripts, text)
  const items = TABS.map(({ id, label }) => {
    const shown = ofCategory(found, id)
    const content =
      shown.length > 0 ? (
        <ScriptGrid scripts={shown} onOpen={onOpen} onEdit={onEdit} />
      ) : (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={text.trim() === '' ? messages.noneInCategory : messages.noneFound}
        />
      )
    return { id, label, count: shown.length, content }
  })
  return (
    <Tabs
      label={messages.categories}
      items={items}
      selectedKey={tab}
      onSelectionChange={(key) => onTab(TABS.find(({ id }) => id === key)?.id ?? 'all')}
    />
  )
}
