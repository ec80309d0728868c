import { foldForSearch } from '../text/index.ts'

/** Words that people write into a cell to say that there is nothing: 'n/a', '-', 'sin correo', 'no tiene', 's/n'. */
const PLACEHOLDER =
  /^(?:n[./ ]?[ad]\.?|s[./ ]?[ndc]\.?|no|ningun[oa]?|nada|none|null|no (?:tiene|hay|aplica|disponible|dio|proporcion[oa]|cuenta con|sabe|se sabe|lo dio)\b.*|sin (?:dato|datos|correo|email|e-?mail|mail|tel|telefono|numero|celular|cel|whats ?app|fecha|cumpleanos|direccion|domicilio|informacion|info|registro|especificar|definir|asignar|presupuesto|comision|nota|notas)\b.*|pendiente|por confirmar|desconocid[oa]|unknown|xx+|[^\p{L}\p{N}]+)$/u

/** IMPORT-32: whether a cell says in words or signs that it is empty. */
function isPlaceholder(cell: string): boolean {
  return PLACEHOLDER.test(foldForSearch(cell).trim())
}

/** In names and notes words are values, and only signs say nothing: 'Na' is a surname. */
const SIGNS = /^[-–—._*?/\s]+$/

export function withoutPlaceholders<Field extends string>(
  values: Partial<Record<Field, string>>,
  wordy: ReadonlySet<Field>,
): Partial<Record<Field, string>> {
  const kept = { ...values }
  for (const field of Object.keys(values) as Field[]) {
    const cell = values[field] ?? ''
    if (wordy.has(field) ? SIGNS.test(cell) : isPlaceholder(cell)) delete kept[field]
  }
  return kept
}
