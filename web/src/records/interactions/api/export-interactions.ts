import { exportInteractions } from '@predio/domain/csv'
import type { CsvRequest } from '../../../capabilities/views/api/view-list.ts'
import { INTERACTIONS } from './list-interactions.ts'

/** INT-12: the file has the rows and columns of the view. */
export async function readInteractionsCsv(asked: CsvRequest): Promise<string> {
  return exportInteractions(await INTERACTIONS.readAll(asked), asked.day.zone)
}
