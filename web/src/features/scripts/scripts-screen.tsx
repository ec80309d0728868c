import { SCRIPT_CATEGORY_LABELS } from '@predio/domain/scripts'
import { useState } from 'react'
import { RecordOverList, useRemember } from '../../capabilities/addresses/record-over-list.tsx'
import { PartedList } from '../../capabilities/list/parted-list.tsx'
import { recordTarget, useOpen } from '../../lib/navigation.ts'
import { words } from '../../lib/words.ts'
import { type Script, useScripts } from '../../records/scripts/api/list-scripts.ts'
import { scriptQuery } from '../../records/scripts/api/read-script.ts'
import { optionsOf } from '../../ui/option.ts'
import { type CategoryTab, findScripts, ofCategory } from './find-scripts.ts'
import { messages } from './messages.ts'
import { ScriptDialog } from './script-dialog.tsx'
import { ScriptGrid } from './script-grid.tsx'

const TABS: readonly { id: CategoryTab; label: string }[] = [
  { id: 'all', label: words.all },
  ...optionsOf(SCRIPT_CATEGORY_LABELS),
]

export function ScriptsScreen() {
  const [text, setText] = useState('')
  const [tab, setTab] = useState<CategoryTab>('all')
  const [isAdding, setAdding] = useState(false)
  const remember = useRemember(scriptQuery)
  const open = useOpen()
  const scripts = useScripts()
  const found = scripts.data && findScripts(scripts.data, text)
  const add = () => setAdding(true)

  function edit(script: Script): void {
    remember(script)
    open(recordTarget('scripts', script.id))
  }

  return (
    <RecordOverList
      kind="scripts"
      read={scriptQuery}
      nameOf={({ title }) => title}
      renderDialog={(script, close) => <ScriptDialog script={script} onClose={close} />}
    >
      <PartedList
        texts={messages}
        label={messages.categories}
        parts={TABS}
        countOf={(id) => found && ofCategory(found, id).length}
        part={tab}
        onPart={setTab}
        search={{ value: text, onChange: setText }}
        main={{ label: messages.newScript, onPress: add }}
      >
        <ScriptGrid
          scripts={scripts}
          found={found && ofCategory(found, tab)}
          isSearched={text.trim() !== ''}
          onClearFilters={() => {
            setText('')
            setTab('all')
          }}
          onNew={add}
          onOpen={remember}
          onEdit={edit}
        />
      </PartedList>
      {isAdding && (
        <ScriptDialog
          category={tab === 'all' ? 'presentacion' : tab}
          onClose={() => setAdding(false)}
        />
      )}
    </RecordOverList>
  )
}
