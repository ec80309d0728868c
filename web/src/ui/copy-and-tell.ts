import { copyText } from '../lib/copy-text.ts'
import { words } from '../lib/words.ts'
import { toast } from './toast.ts'

export async function copyAndTell(text: string): Promise<void> {
  if (await copyText(text)) toast.success(words.copied)
  else toast.error(words.copyFailed)
}
