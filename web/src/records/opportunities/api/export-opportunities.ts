import { exportOpportunities } from '@predio/domain/csv'
import type { CsvRequest } from '../../../capabilities/views/api/view-list.ts'
import { OPPORTUNITIES } from './list-opportunities.ts'

/** OPP-21: the file has the rows of the view. */
export async function readOpportunitiesCsv(asked: CsvRequest): Promise<string> {
  return exportOpportunities(await OPPORTUNITIES.readAll(asked), asked.day.zone)
}
