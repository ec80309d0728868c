import { Download, EllipsisVertical, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { downloadCsv } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'
import type { ClientFilters } from './filters.ts'

const ImportDialog = lazy(async () => ({
  default: (await import('../../client-import/index.ts')).ImportDialog,
}))

/** What is done with the whole list. */
export function ListMenu({ filters }: { filters: ClientFilters }) {
  const { id: userId } = useUser()
  const [isImporting, setImporting] = useState(false)

  async function exportAll(): Promise<void> {
    try {
      const { readClientsCsv } = await import('../api/export-clients.ts')
      downloadCsv('clientes.csv', await readClientsCsv(userId, filters))
      toast.success(messages.exported)
    } catch (error) {
      log.error('clients not exported', error)
      toast.error(messages.exportFailed)
    }
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="Importar y exportar" icon={<EllipsisVertical aria-hidden="true" />} />
        }
        items={[
          {
            id: 'import',
            label: 'Importar clientes',
            icon: <Upload aria-hidden="true" />,
            onAction: () => setImporting(true),
          },
          {
            id: 'export',
            label: 'Exportar a CSV',
            icon: <Download aria-hidden="true" />,
            onAction: () => void exportAll(),
          },
        ]}
      />
      {isImporting && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
