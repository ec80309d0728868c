import type { Property } from '@predio/domain/properties'
import {
  Archive,
  ArchiveRestore,
  CopyPlus,
  EllipsisVertical,
  Globe,
  GlobeOff,
  Merge,
  Pencil,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { recordTarget, useLeave, sectionTarget, useOpen } from '../../lib/navigation.ts'
import { newId } from '../../lib/new-id.ts'
import { words } from '../../lib/words.ts'
import { copyLinkItem } from '../../capabilities/addresses/copy-link.tsx'
import type { LocalProperty } from '../../records/listings/local-property.ts'
import { usePublish } from '../../records/agent-site/api/publish-listings.ts'
import { canPublish } from '../../records/agent-site/can-publish.ts'
import { messages as siteMessages } from '../../records/agent-site/messages.ts'
import { useReading } from '../../records/listings/use-listings.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { messages as joinMessages } from '../../records/own-listings/join/messages.ts'
import { messages as listMessages } from './messages.ts'
import {
  useArchive,
  useDeleteOwnListing,
  useDuplicate,
} from '../../records/own-listings/api/own-listing.ts'
import { messages } from '../../records/own-listings/messages.ts'

const OwnListingDialog = lazyDialog(
  async () => (await import('../../records/own-listings/own-listing-dialog.tsx')).OwnListingDialog,
)

const JoinByHandDialog = lazyDialog(
  async () =>
    (await import('../../records/own-listings/join/join-by-hand-dialog.tsx')).JoinByHandDialog,
)

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

export function OwnListingMenu({ row, property }: { row: LocalProperty; property: Property }) {
  const [open, setOpen] = useState<'edit' | 'join' | 'delete'>()
  const canJoin = useReading().siteListings.length > 0 && !row.is_example
  const openPage = useOpen()
  const leave = useLeave(sectionTarget('properties'))
  const archive = useArchive()
  const duplicate = useDuplicate()
  const remove = useDeleteOwnListing()
  const { publish } = usePublish()
  const isArchived = row.status === 'inactive'

  function changeArchived(): void {
    archive.mutate(
      { id: row.id, isArchived: !isArchived },
      {
        onSuccess: () => toast.success(isArchived ? messages.restored : messages.archived),
        onError: () => toast.error(messages.archiveFailed),
      },
    )
  }

  function copy(): void {
    const id = newId()
    duplicate.mutate(
      { from: row.id, id, title: messages.copyOf(row.title) },
      {
        onSuccess: () => {
          toast.success(messages.duplicated)
          openPage(recordTarget('propiedades', id))
        },
        onError: () => toast.error(messages.saveFailed),
      },
    )
  }

  return (
    <div className="flex items-center gap-1">
      <Button
        shortcut="e"
        look="secondary"
        icon={<Pencil {...ICON} />}
        onPress={() => setOpen('edit')}
      >
        {words.edit}
      </Button>
      <Menu
        trigger={
          <IconButton label={listMessages.more} icon={<EllipsisVertical aria-hidden="true" />} />
        }
        items={[
          copyLinkItem('propiedades', row.id),
          {
            id: 'duplicate',
            label: messages.duplicate,
            icon: <CopyPlus {...ICON} />,
            onAction: copy,
          },
          ...(canJoin
            ? [
                {
                  id: 'join',
                  label: joinMessages.byHand,
                  icon: <Merge {...ICON} />,
                  onAction: () => setOpen('join'),
                },
              ]
            : []),
          ...(canPublish(property)
            ? [
                {
                  id: 'publish',
                  label: row.is_published ? siteMessages.withdraw : siteMessages.publish,
                  icon: row.is_published ? <GlobeOff {...ICON} /> : <Globe {...ICON} />,
                  onAction: () => publish({ id: row.id, isPublished: !row.is_published }),
                },
              ]
            : []),
          {
            id: 'archive',
            label: isArchived ? messages.restore : messages.archive,
            icon: isArchived ? <ArchiveRestore {...ICON} /> : <Archive {...ICON} />,
            onAction: changeArchived,
          },
          {
            id: 'delete',
            label: words.delete,
            icon: <Trash2 {...ICON} />,
            tone: 'danger',
            startsGroup: true,
            onAction: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'edit' && <OwnListingDialog id={row.id} onClose={() => setOpen(undefined)} />}
      {open === 'join' && <JoinByHandDialog own={property} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        title={messages.deleteTitle}
        message={messages.deleteText(row.title)}
        confirmLabel={words.delete}
        isOpen={open === 'delete'}
        onClose={() => setOpen(undefined)}
        onConfirm={async () => {
          try {
            await remove.mutateAsync(row.id)
            toast.success(messages.deleted)
            leave()
          } catch {
            toast.error(messages.deleteFailed)
          }
        }}
      />
    </div>
  )
}
