import { useStore } from '../../lib/store.ts'
import { LazySelectionDialog } from './lazy-selection-dialog.tsx'
import { closeSelectionDialog, openedSelection } from './opened-selection.ts'

/** Once in the frame. */
export function SelectionHost() {
  const opened = useStore(openedSelection)
  return opened && <LazySelectionDialog {...opened} onClose={closeSelectionDialog} />
}
