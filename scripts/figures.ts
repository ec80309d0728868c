// Lists the figures that expire within 60 days (or --days N), so that they are renewed in time.
import { toCalendarDate } from '../domain/src/dates/index.ts'
import { figuresExpiring } from '../domain/src/figures/index.ts'

const DEFAULT_DAYS = 60

function readDays(args: readonly string[]): number {
  const days = Number(args[args.indexOf('--days') + 1])
  return args.includes('--days') && Number.isInteger(days) && days >= 0 ? days : DEFAULT_DAYS
}

const days = readDays(process.argv.slice(2))
const today = toCalendarDate(new Date(), 'America/Mexico_City')
const expiring = figuresExpiring(today, days)
if (expiring.length === 0) console.log(`No figure expires within ${days} days of ${today}.`)
for (const { key, figure, daysLeft } of expiring) {
  const when = daysLeft < 0 ? `expired ${-daysLeft} days ago` : `expires in ${daysLeft} days`
  console.log(`${key}: ${when} (${figure.until})`)
  console.log(`  since ${figure.from}, ${figure.source}`)
  console.log(`  used for ${figure.use}`)
}
