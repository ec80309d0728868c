import { Link2 } from 'lucide-react'
import { copyText } from '../../lib/copy-text.ts'
import { recordTarget, type RecordKind } from '../../lib/navigation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { showLink } from './link-to-copy.ts'
import { messages } from './messages.ts'

/** ADDR-05: clients cannot open the address of a record, so no text calls it just 'link'. */
async function copyLink(kind: RecordKind, id: string | number): Promise<void> {
  const address = new URL(recordTarget(kind, id).to, window.location.origin).href
  if (await copyText(address)) toast.success(messages.copied)
  else showLink(address)
}

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
  about?: string
}

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
