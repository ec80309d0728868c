import { Download } from 'lucide-react'
import type { MenuAction } from '../../ui/menu.tsx'
import { messages } from '../../ui/messages.ts'
import { type CsvExport, useCsvExport } from '../../ui/use-csv-export.ts'

export function useExportAction(file: CsvExport): MenuAction {
  const { run, isExporting } = useCsvExport(file)
  return {
    id: 'export',
    label: isExporting ? messages.exporting : messages.exportCsv,
    isDisabled: isExporting,
    icon: <Download aria-hidden="true" />,
    onAction: run,
  }
}
