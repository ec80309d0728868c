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
  /** Undefined until the address was read, null if there is none. */
  url: string | null | undefined
  /** The error that prevented reading the address. */
  error: Error | null
  failed: string
  onRetry: () => void
  texts: Texts
  onReplace: () => Promise<unknown>
  /** False for an address to which only programs send, so that no link opens it. */
  opens?: boolean
}

/** Shows an address that has no end: the agent can copy, open and replace it at any time. */
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
        {/* An address that was encrypted with another SECRETS_KEY cannot be shown, but replaced. */}
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
