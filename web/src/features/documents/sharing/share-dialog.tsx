import { useRef } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Option } from '../../../ui/option.ts'
import { MadeLink } from '../../../records/public-links/made-link.tsx'
import { messages } from './messages.ts'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'
import { useShare, type MadeShare, type SharedDocument } from './use-share.ts'

export interface ShareDialogProps {
  document: SharedDocument
  client?: Option | null
  onClose: () => void
}

export function ShareDialog({ document, client = null, onClose }: ShareDialogProps) {
  const sharing = useShare(document)
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button disappears, so the heading takes the focus. */
  function startOver(): void {
    sharing.startOver()
    heading.current?.focus()
  }

  return (
    <Dialog title={messages.title(document.name)} onClose={onClose} closesOutside={false}>
      <section aria-label={messages.newLink} className="flex flex-col gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none!">
          {messages.newLink}
        </h2>
        {sharing.made ? (
          <MadeLink
            kind="document"
            token={sharing.made.token}
            client={sharing.made.client}
            mail={mailOf(sharing.made, document.name)}
            textFor={() => sharing.made?.text ?? ''}
            record={{ metadata: { document_id: document.id } }}
            other={{ label: messages.another, onPress: startOver }}
          />
        ) : (
          <ShareForm document={document} client={client} sharing={sharing} />
        )}
      </section>
      <section
        aria-label={messages.links}
        className="flex flex-col gap-4 border-t border-line pt-6"
      >
        <h2 className="font-semibold">{messages.links}</h2>
        <ShareList documentId={document.id} />
      </section>
    </Dialog>
  )
}

function mailOf({ email, text }: MadeShare, documentName: string) {
  return email === null ? undefined : { email, subject: documentName, body: text }
}
