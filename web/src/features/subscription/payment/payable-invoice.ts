/** Stripe's page of the unpaid invoice; only https addresses are linked (SUB-32). */
export function payableInvoice(row: {
  status: string
  open_invoice_url: string | null
}): string | undefined {
  const isOwed = row.status === 'active' || row.status === 'cancelled'
  const url = row.open_invoice_url ?? ''
  return isOwed && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined
}
