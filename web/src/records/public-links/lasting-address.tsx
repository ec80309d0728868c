import { Copy, ExternalLink, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { KeyUnreadable } from '../../lib/saved-keys.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { PartFailure } from '../../ui/part-failure.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LinkQuestion } from './link-question.tsx'
import type { LinkQuestion as Texts } from './messages.ts'
import { messages } from './messages.ts'

interface LastingAddressProps {
  label: string
  /** Undefined until it is read, null where there is none. */
  url: string | null | undefined
  /** Why it could not be read. */
  error: Error | null
  failed: string
  onRetry: () => void
  texts: Texts
  onReplace: () => Promise<unknown>
  /** Off for an address that only programs send to. */
  opens?: boolean
}

/** An address that never ends and is shown again: it can be copied, opened and replaced by another. */
export function LastingAddress(props: LastingAddressProps) {
  const { label, url, error, failed, onRetry, texts, onReplace, opens = true } = props
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      {url && (
        <div className="max-w-xl">
          <TextField isReadOnly label={label} value={url} />
        </div>
      )}
      {!url && error && <PartFailure text={failed} onRetry={onRetry} />}
      <div className="flex flex-wrap gap-3">
        {url && (
          <Button
            look="secondary"
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onPress={() => void copyAndTell(url)}
          >
            {messages.copy}
          </Button>
        )}
        {url && opens && (
          <ButtonLink
            look="secondary"
            href={url}
            target="_blank"
            icon={<ExternalLink aria-hidden="true" className="size-4.5" />}
          >
            {messages.openPage}
          </ButtonLink>
        )}
        {/* An address that was encrypted with another SECRETS_KEY can be replaced, not shown. */}
        {(url || error instanceof KeyUnreadable) && (
          <Button
            look="quiet"
            icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
            onPress={() => setAsking(true)}
          >
            {texts.label}
          </Button>
        )}
      </div>
      {isAsking && (
        <LinkQuestion
          texts={texts}
          tone="neutral"
          onConfirm={onReplace}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
