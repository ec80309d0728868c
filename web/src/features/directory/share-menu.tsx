import { Copy, MessageCircle, Share2, UserRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { Menu } from '../../ui/menu.tsx'
import { openWhatsApp } from '../../ui/share.ts'
import { copyLinkItem } from '../../capabilities/addresses/copy-link.tsx'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { messages } from './messages.ts'
import { cardText, recommendation } from './share-card.ts'

interface ShareMenuProps {
  professional: Professional
  onShare: () => void
}

export function ShareMenu({ professional, onShare }: ShareMenuProps) {
  return (
    <Menu
      trigger={
        <Button look="quiet" size="small" icon={<Share2 aria-hidden="true" className="size-4" />}>
          {messages.share}
        </Button>
      }
      items={[
        {
          id: 'client',
          label: messages.shareWithClient,
          icon: <UserRound aria-hidden="true" />,
          onAction: onShare,
        },
        {
          id: 'anyone',
          label: messages.shareWithAnyone,
          icon: <MessageCircle aria-hidden="true" />,
          onAction: () => openWhatsApp(recommendation(professional)),
        },
        {
          id: 'copy',
          label: messages.copyCard,
          icon: <Copy aria-hidden="true" />,
          onAction: () => void copyAndTell(cardText(professional)),
        },
        { ...copyLinkItem('profesionales', professional.id), startsGroup: true },
      ]}
    />
  )
}
