import { Download } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import { Spinner } from './spinner.tsx'
import { useCsvExport, type CsvExport } from './use-csv-export.ts'
import { messages } from './messages.ts'

/** Everything that the filters of a list let through, not only what has been scrolled to. */
export function ExportButton(props: CsvExport) {
  const { isExporting, run } = useCsvExport(props)
  return (
    <IconButton
      label={isExporting ? messages.exporting : messages.exportCsv}
      icon={isExporting ? <Spinner /> : <Download aria-hidden="true" />}
      onPress={run}
    />
  )
}
