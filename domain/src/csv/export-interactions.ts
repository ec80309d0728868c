import { INTERACTION_TYPE_LABELS, type InteractionType } from '../interactions/index.ts'
import { shownTitle } from '../properties/index.ts'
import { spreadsheetDate } from './spreadsheet-date.ts'
import { toCsv } from './to-csv.ts'

export interface ExportedInteraction {
  type: InteractionType
  subject: string
  description: string | null
  outcome: string | null
  /** When it takes or took place. */
  moment: string
  client_name: string | null
  property_title: string | null
}

const HEADERS = ['Fecha', 'Tipo', 'Asunto', 'Cliente', 'Propiedad', 'Resultado', 'Descripción']

export function exportInteractions(
  interactions: readonly ExportedInteraction[],
  zone: string,
): string {
  return toCsv(
    HEADERS,
    interactions.map((interaction) => [
      spreadsheetDate(interaction.moment, zone),
      INTERACTION_TYPE_LABELS[interaction.type],
      interaction.subject,
      interaction.client_name,
      shownTitle(interaction.property_title),
      interaction.outcome,
      interaction.description,
    ]),
  )
}
