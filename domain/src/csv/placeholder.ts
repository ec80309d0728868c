import { foldForSearch } from '../text/index.ts'

const PLACEHOLDER =
  /^(?:n[./ ]?[ad]\.?|s[./ ]?[ndc]\.?|no|ningun[oa]?|nada|none|null|no (?:tiene|hay|aplica|disponible|dio|proporcion[oa]|cuenta con|sabe|se sabe|lo dio)\b.*|sin (?:dato|datos|correo|email|e-?mail|mail|tel|telefono|numero|celular|cel|whats ?app|fecha|cumpleanos|direccion|domicilio|informacion|info|registro|especificar|definir|asignar|presupuesto|comision|nota|notas)\b.*|pendiente|por confirmar|desconocid[oa]|unknown|xx+|[^\p{L}\p{N}]+)$/u

/** IMPORT-32: a cell may contain a word or sign that means that the cell is empty. */
function isPlaceholder(cell: string): boolean {
  return PLACEHOLDER.test(foldForSearch(cell).trim())
}

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
