import { Download } from 'lucide-react'
import { useUser } from '../../lib/session/index.ts'
import type { MenuAction } from '../../ui/menu.tsx'
import { messages } from '../../ui/messages.ts'
import { type CsvExport, useCsvExport } from '../../ui/use-csv-export.ts'
import { useZone } from '../profile/use-zone.ts'
import type { CsvRequest } from '../views/api/view-list.ts'

/** The code that writes the file loads with the first export. */
interface ListCsv extends Omit<CsvExport, 'read'> {
  load: () => Promise<(asked: CsvRequest) => Promise<string>>
}

export function listCsv(
  file: string,
  { exported, exportFailed }: { exported: string; exportFailed: string },
  load: ListCsv['load'],
): ListCsv {
  return { file, load, done: exported, failed: exportFailed }
}

export function useListExport(csv: ListCsv, view: string, ids?: readonly string[]): MenuAction {
  const { id: userId } = useUser()
  const zone = useZone()
  return useExportAction({
    ...csv,
    read: async () =>
      (await csv.load())({ userId, view, day: { now: new Date(), zone }, ...(ids && { ids }) }),
  })
}

function useExportAction(file: CsvExport): MenuAction {
  const { run, isExporting } = useCsvExport(file)
  return {
    id: 'export',
    label: isExporting ? messages.exporting : messages.exportCsv,
    isDisabled: isExporting,
    icon: <Download aria-hidden="true" />,
    onAction: run,
  }
}
