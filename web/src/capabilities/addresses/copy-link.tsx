import { Link2 } from 'lucide-react'
import { copyText } from '../../lib/copy-text.ts'
import { recordTarget, type RecordKind } from '../../lib/navigation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { showLink } from './link-to-copy.ts'
import { messages } from './messages.ts'

/** ADDR-05: the record's address in Predio, which opens nothing for a client: no text calls it just a link. */
async function copyLink(kind: RecordKind, id: string | number): Promise<void> {
  const address = new URL(recordTarget(kind, id).to, window.location.origin).href
  if (await copyText(address)) toast.success(messages.copied)
  else showLink(address)
}

/** For the menu of a record. */
export function copyLinkItem(kind: RecordKind, id: string | number) {
  return {
    id: 'copy-link',
    label: messages.copyLink,
    icon: <Link2 aria-hidden="true" />,
    onAction: () => void copyLink(kind, id),
  }
}

interface CopyLinkButtonProps {
  kind: RecordKind
  id: string
  /** The name of the record, where a list has several such buttons. */
  about?: string
}

/** For records without a menu, in the head of their dialog. */
export function CopyLinkButton({ kind, id, ...about }: CopyLinkButtonProps) {
  return (
    <IconButton
      label={messages.copyLink}
      {...about}
      icon={<Link2 aria-hidden="true" />}
      onPress={() => void copyLink(kind, id)}
    />
  )
}
