import { ScreenHeader } from '../../ui/screen-header.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../lib/data/query-client.ts'
import { useOpen, recordTarget } from '../../lib/navigation.ts'
import { useUser } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'
import { RecordOverList } from '../../capabilities/addresses/record-over-list.tsx'
import { scriptQuery } from '../../records/scripts/api/read-script.ts'
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
  const [isAdding, setAdding] = useState(false)
  const { id: userId } = useUser()
  const open = useOpen()
  const scripts = useScripts()

  function remember(script: Script): void {
    queryClient.setQueryData(scriptQuery(userId, script.id).queryKey, script)
  }

  function edit(script: Script): void {
    remember(script)
    open(recordTarget('scripts', script.id))
  }

  return (
    <RecordOverList
      kind="scripts"
      read={(id) => scriptQuery(userId, id)}
      nameOf={({ title }) => title}
      renderDialog={(script, close) => (
        <ScriptDialog key={script.id} script={script} onClose={close} />
      )}
    >
      <div className="flex flex-col gap-6">
        <ScreenHeader title={messages.title} intro={messages.intro}>
          <Button
            shortcut="n"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onPress={() => setAdding(true)}
          >
            {messages.newScript}
          </Button>
        </ScreenHeader>
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
          <NoScripts onNew={() => setAdding(true)} />
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
              onOpen={remember}
              onEdit={edit}
            />
          </>
        )}
        {isAdding && (
          <ScriptDialog
            category={tab === 'all' ? 'presentacion' : tab}
            onClose={() => setAdding(false)}
          />
        )}
      </div>
    </RecordOverList>
  )
}
