import { useState } from 'react'
import { downloadCsv } from '../lib/download.ts'
import { log } from '../lib/log.ts'
import { toast } from './toast.ts'

export interface CsvExport {
  file: string
  read: () => Promise<string>
  done: string
  failed: string
}

export function useCsvExport({ file, read, done, failed }: CsvExport) {
  const [isExporting, setExporting] = useState(false)

  async function run(): Promise<void> {
    if (isExporting) return
    setExporting(true)
    try {
      downloadCsv(file, await read())
      toast.success(done)
    } catch (error) {
      log.error(`${file} not exported`, error)
      toast.error(failed)
    } finally {
      setExporting(false)
    }
  }

  return { isExporting, run: () => void run() }
}
