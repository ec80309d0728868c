/** WEB-18: where a visitor of a site came from, as far as it is counted. */
export const TRAFFIC_SOURCE_LABELS = {
  direct: 'Directo',
  search: 'Buscadores',
  facebook: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  portal: 'Portales',
  other: 'Otros sitios',
} as const
export type TrafficSource = keyof typeof TRAFFIC_SOURCE_LABELS

/** WEB-84: who came to a listing in a period, of all sources. */
export interface ListingSiteVisits {
  views: number
  forms: number
  presses: number
}
