import { Copy, Download, Printer } from 'lucide-react'
import { download } from '../../../lib/download.ts'
import { useUser } from '../../../lib/session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PrintSheet } from '../../../ui/print-sheet.tsx'
import { toast } from '../../../ui/toast.ts'
import { codesFile, messages } from './messages.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  isUnsaved: boolean
  onSaved: () => void
}

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

export function RecoveryCodes({ codes, isUnsaved, onSaved }: RecoveryCodesProps) {
  const { email = '' } = useUser()
  const text = codesFile(email, codes)
  return (
    <>
      <p className="text-ink-soft">{messages.codesText}</p>
      {isUnsaved && <Notice tone="warning">{messages.codesUnsaved}</Notice>}
      <ul className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-mono text-sm select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" icon={<Copy {...ICON} />} onPress={() => void copy(text)}>
          {messages.copy}
        </Button>
        <Button
          look="secondary"
          icon={<Download {...ICON} />}
          onPress={() => download(messages.fileName, text, 'text/plain;charset=utf-8')}
        >
          {messages.download}
        </Button>
        <Button look="secondary" icon={<Printer {...ICON} />} onPress={() => window.print()}>
          {messages.print}
        </Button>
      </div>
      <Button fullWidth onPress={onSaved}>
        {messages.codesSaved}
      </Button>
      <PrintSheet>
        <pre className="font-mono">{text}</pre>
      </PrintSheet>
    </>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(messages.copied)
  } catch {
    toast.error(messages.copyFailed)
  }
}
