/** SUB-32: the page of the unpaid invoice is linked only if its address is https. */
export function payableInvoice(row: {
  status: string
  open_invoice_url: string | null
}): string | undefined {
  const isOwed = row.status === 'active' || row.status === 'cancelled'
  const url = row.open_invoice_url ?? ''
  return isOwed && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : undefined
}
