import { useRecordId } from '../../lib/navigation.ts'
import { SelectionPage } from './selection-page.tsx'
import { SelectionsView } from './selections-view.tsx'

export function Selections() {
  const id = useRecordId('selecciones')
  return id === undefined ? <SelectionsView /> : <SelectionPage key={id} id={id} />
}
