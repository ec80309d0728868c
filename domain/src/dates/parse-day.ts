export function parseDay(text: string): string | null {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[T ])/.exec(text)
  if (iso) return toDay(iso[1], iso[2], iso[3])
  const mexican = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  return mexican ? toDay(mexican[3], mexican[2], mexican[1]) : null
}

function toDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isReal && Number(year) > 1900 ? text : null
}
