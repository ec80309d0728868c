import { Download, EllipsisVertical, Upload } from 'lucide-react'
import { useCallback } from 'react'
import { lazyDialog } from '../../../ui/dialog-on-demand.tsx'
import { useOpening } from '../../../lib/navigation.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useCsvExport } from '../../../ui/use-csv-export.ts'
import { messages } from '../../../records/clients/messages.ts'
import { messages as kitMessages } from '../../../ui/messages.ts'

const ImportDialog = lazyDialog(
  async () => (await import('../import/import-dialog.tsx')).ImportDialog,
)

interface ListMenuProps {
  isImporting: boolean
  onImporting: (isImporting: boolean) => void
  /** The view of the list, as in an address. */
  view: string
  /** Shows the clients that are marked for review. */
  onReview: () => void
}

/** The menu with actions for the whole list. */
export function ListMenu({ isImporting, onImporting, view, onReview }: ListMenuProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  const startImport = useCallback(() => onImporting(true), [onImporting])
  useOpening('import', startImport)

  const { run: exportAll } = useCsvExport({
    file: 'clientes.csv',
    read: async () =>
      (await import('../../../records/clients/api/export-clients.ts')).readClientsCsv(
        userId,
        view,
        { now: new Date(), zone },
      ),
    done: messages.exported,
    failed: messages.exportFailed,
  })

  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={messages.importAndExport}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        items={[
          {
            id: 'import',
            label: messages.importClients,
            icon: <Upload aria-hidden="true" />,
            onAction: startImport,
          },
          {
            id: 'export',
            label: kitMessages.exportCsv,
            icon: <Download aria-hidden="true" />,
            onAction: exportAll,
          },
        ]}
      />
      {isImporting && (
        <ImportDialog
          onClose={() => onImporting(false)}
          onReview={() => {
            onImporting(false)
            onReview()
          }}
        />
      )}
    </>
  )
}
