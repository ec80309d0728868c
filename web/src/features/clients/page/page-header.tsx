import { fullName } from '@predio/domain/clients'
import { shareState } from '@predio/domain/documents'
import {
  ArrowLeft,
  Combine,
  EllipsisVertical,
  PackageOpen,
  Pencil,
  ShieldX,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { copyLinkItem } from '../../../capabilities/addresses/copy-link.tsx'
import { useDeletion } from '../../../capabilities/deletion/use-deletion.ts'
import type { ClientPageData } from '../api/read-client-page.ts'
import { ClientBadges, ClientTags } from '../client-badges.tsx'
import { ContactShortcuts } from '../../../records/whatsapp/contact-shortcuts.tsx'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { EraseDialog } from '../privacy/erase-dialog.tsx'
import { ExportDialog } from '../privacy/export-dialog.tsx'
import { messages as privacy } from '../privacy/messages.ts'
import { messages, type SentLinks } from './messages.ts'
import { listTarget, useLeaveRecord, useOpenInstead } from '../../../lib/navigation.ts'
import { useNow } from '../../../lib/use-now.ts'

interface PageHeaderProps {
  client: ClientPageData
  onEdit: () => void
}

/** CLIENT-24: counts the sent links that are deleted with the client. */
function sentLinks({ selections, owner_reports: reports }: ClientPageData, now: Date): SentLinks {
  const sent = [...selections, ...reports]
  const live = sent.filter((link) => shareState(link, now) === 'active').length
  return { selections: selections.length, reports: reports.length, live }
}

export function PageHeader({ client, onEdit }: PageHeaderProps) {
  const leave = useLeaveRecord('clientes')
  const openInstead = useOpenInstead('clientes')
  // After deleting, the entry is replaced by the list, because Back might lead to a selection that is deleted, too.
  const showList = () => openInstead(listTarget('clientes'))
  const deletion = useDeletion('clients', client.id)
  const [opened, setOpened] = useState<'merge' | 'remove' | 'export' | 'erase'>()
  const name = fullName(client)
  const question = deletion.question(name)
  const sent = messages.removeSent(sentLinks(client, useNow()))

  async function removeIt(): Promise<void> {
    await deletion.remove()
    if (sent) showList()
    else leave()
  }

  return (
    <header className="flex flex-col gap-4">
      <div className="-ml-3 flex items-center justify-between gap-2">
        <Button
          look="quiet"
          shortcut="Escape"
          icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
          onPress={leave}
        >
          {messages.back}
        </Button>
        <div className="flex items-center gap-1">
          <Button
            look="secondary"
            shortcut="e"
            icon={<Pencil aria-hidden="true" className="size-4.5" />}
            onPress={onEdit}
          >
            {messages.edit}
          </Button>
          <Menu
            trigger={
              <IconButton label={messages.more} icon={<EllipsisVertical aria-hidden="true" />} />
            }
            items={[
              copyLinkItem('clientes', client.id),
              {
                id: 'merge',
                label: messages.merge,
                icon: <Combine aria-hidden="true" />,
                onAction: () => setOpened('merge'),
              },
              {
                id: 'export',
                label: privacy.exportMenu,
                icon: <PackageOpen aria-hidden="true" />,
                startsGroup: true,
                onAction: () => setOpened('export'),
              },
              {
                id: 'erase',
                label: privacy.eraseMenu,
                icon: <ShieldX aria-hidden="true" />,
                onAction: () => setOpened('erase'),
              },
              {
                id: 'remove',
                label: messages.remove,
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                startsGroup: true,
                onAction: () => setOpened('remove'),
              },
            ]}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} size="large" />
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-2">
          <h2 className="text-2xl font-semibold wrap-anywhere">{name}</h2>
          <ClientBadges client={client} />
          <ClientTags client={client} />
        </div>
        <ContactShortcuts client={client} />
      </div>
      {opened === 'merge' && (
        <MergeDialog clientId={client.id} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'export' && <ExportDialog client={client} onClose={() => setOpened(undefined)} />}
      {opened === 'erase' && (
        <EraseDialog client={client} onClose={() => setOpened(undefined)} onErased={showList} />
      )}
      {opened === 'remove' && (
        <ConfirmDialog
          {...question}
          message={
            <>
              <p>{question.message}</p>
              {sent && <p className="mt-3 font-medium text-ink">{sent}</p>}
            </>
          }
          onClose={() => setOpened(undefined)}
          onConfirm={removeIt}
        />
      )}
    </header>
  )
}
