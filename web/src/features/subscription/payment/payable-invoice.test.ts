import { expect, it } from 'vitest'
import { payableInvoice } from './payable-invoice.ts'

const URL_OF_STRIPE = 'https://invoice.stripe.com/i/acct_1/in_1?s=ap'

it.each([
  ['active', URL_OF_STRIPE, URL_OF_STRIPE],
  ['cancelled', URL_OF_STRIPE, URL_OF_STRIPE],
  ['expired', URL_OF_STRIPE, undefined],
  ['active', null, undefined],
  ['active', 'http://invoice.stripe.com/i', undefined],
  ['active', 'javascript:alert(1)', undefined],
  ['active', 'https://', undefined],
])(
  'SUB-32 the payable invoice of a subscription that is %s with the page %s is %s',
  (status, open_invoice_url, page) => {
    expect(payableInvoice({ status, open_invoice_url })).toBe(page)
  },
)
