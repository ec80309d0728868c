import { formatMxn } from '../money/index.ts'
import { foldForSearch, greetingName } from '../text/index.ts'

const VARIABLE = /\{\{\s*([\p{L}\p{N}_ ]{1,50}?)\s*\}\}/gu

export function listVariables(content: string): string[] {
  return [...new Set([...content.matchAll(VARIABLE)].map((match) => foldForSearch(match[1] ?? '')))]
}

/** SCRIPT-04: a variable without a value stays visible, since the agent might send a gap without noticing it. */
export function fillScript(
  content: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const known = new Map(Object.entries(values).map(([name, text]) => [foldForSearch(name), text]))
  return content.replaceAll(VARIABLE, (whole, name: string) => {
    const value = known.get(foldForSearch(name))?.trim()
    return value ? value : whole
  })
}

interface ScriptSubject {
  client?: { first_name: string; last_name?: string | null } | null
  property?: { title: string; price: number | null; currency: string } | null
}

/** SCRIPT-06: returns the values of the three known variables for a client and a listing. */
export function scriptValues({ client, property }: ScriptSubject): Record<string, string | null> {
  return {
    nombre: client ? greetingName(client) : null,
    propiedad: property?.title ?? null,
    precio: property?.price ? describePrice(property.price, property.currency) : null,
  }
}

function describePrice(price: number, currency: string): string {
  return currency === 'USD' ? `US${formatMxn(price, 'ifAny')}` : formatMxn(price, 'ifAny')
}
