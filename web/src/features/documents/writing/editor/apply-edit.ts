import type { Edit } from './format-text.ts'

/** As if it had been typed, so that the browser's own undo takes it back; says whether the browser did it. */
export function applyEdit(
  area: HTMLTextAreaElement,
  { from, to, insert, start, end }: Edit,
): boolean {
  area.focus()
  area.setSelectionRange(from, to)
  // The only way to keep undo in a text area: no successor of execCommand does.
  const isDone =
    insert === ''
      ? from === to || document.execCommand('delete')
      : document.execCommand('insertText', false, insert)
  if (isDone) area.setSelectionRange(start, end)
  return isDone
}
