const UNITS = [
  'PRIMERA',
  'SEGUNDA',
  'TERCERA',
  'CUARTA',
  'QUINTA',
  'SEXTA',
  'SÉPTIMA',
  'OCTAVA',
  'NOVENA',
  'DÉCIMA',
]

export interface Clause {
  title: string
  text: string
}

export function ordinal(number: number): string {
  const own = UNITS[number - 1]
  if (own !== undefined) return own
  const unit = UNITS[number - 11]
  return unit !== undefined && number < 20 ? `DÉCIMA ${unit}` : `CLÁUSULA ${number}`
}

export function clauseText(number: number, { title, text }: Clause): string {
  return `**${ordinal(number)}. ${title}.** ${text}`
}

export function clausesText(clauses: readonly (Clause | null)[]): string {
  return clauses
    .filter((clause) => clause !== null)
    .map((clause, index) => clauseText(index + 1, clause))
    .join('\n\n')
}

export const PERSONAL_DATA: Clause = {
  title: 'Datos personales',
  text: 'Las partes usarán los datos personales que se compartan únicamente para celebrar y cumplir este contrato, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.',
}

const WITH_ARTICLE: ReadonlyMap<string, string> = new Map([
  ['Ciudad de México', 'de la Ciudad de México'],
  ['Estado de México', 'del Estado de México'],
])

export function jurisdiction(state: string | null): Clause {
  const where =
    state === null
      ? 'de la entidad federativa donde se encuentra EL INMUEBLE'
      : (WITH_ARTICLE.get(state) ?? `de ${state}`)
  return {
    title: 'Legislación y jurisdicción',
    text: `Para la interpretación y el cumplimiento de este contrato, las partes se someten a las leyes y a los tribunales competentes ${where}.`,
  }
}
