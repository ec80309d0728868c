import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'
import { useScripts, type Script } from '../../records/scripts/api/list-scripts.ts'
import type { CategoryTab } from './find-scripts.ts'
import { messages } from './messages.ts'
import { NoScripts } from './no-scripts.tsx'
import { ScriptDialog } from './script-dialog.tsx'
import { ScriptsLibrary } from './scripts-library.tsx'

/** Prospección: the agent's sales scripts. */
export function ScriptsScreen() {
  const [text, setText] = useState('')
  const [tab, setTab] = useState<CategoryTab>('all')
  const [form, setForm] = useState<{ script?: Script }>()
  const scripts = useScripts()
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <div className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold">{messages.title}</h2>
          <p className="text-ink-soft">{messages.intro}</p>
        </div>
        <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onPress={() => setForm({})}>
          {messages.newScript}
        </Button>
      </header>
      {scripts.isPending ? (
        <GridSkeleton
          controls={['w-full max-w-xl']}
          cards={4}
          grid="gap-6 md:grid-cols-2 2xl:grid-cols-3"
          card="h-72"
        />
      ) : !scripts.data ? (
        <LoadFailure isCard title={messages.loadFailed} onRetry={() => void scripts.refetch()} />
      ) : scripts.data.length === 0 ? (
        <NoScripts onNew={() => setForm({})} />
      ) : (
        <>
          <div className="max-w-xl">
            <SearchField
              label={messages.searchLabel}
              placeholder={messages.searchPlaceholder}
              value={text}
              onChange={setText}
            />
          </div>
          <ScriptsLibrary
            scripts={scripts.data}
            text={text}
            tab={tab}
            onTab={setTab}
            onEdit={(script) => setForm({ script })}
          />
        </>
      )}
      {form && (
        <ScriptDialog
          script={form.script}
          category={tab === 'all' ? 'presentacion' : tab}
          onClose={() => setForm(undefined)}
        />
      )}
    </div>
  )
}
