import type { Fields } from '../fields/index.ts'
import { SCRIPT_CATEGORY_LABELS } from './script.ts'

export const SCRIPT_FIELDS = {
  title: {
    kind: 'requiredText',
    label: 'Título',
    max: 100,
    short: 'Escribe el título del script',
    long: 'El título no puede exceder los 100 caracteres',
  },
  category: {
    kind: 'choice',
    label: 'Categoría',
    options: SCRIPT_CATEGORY_LABELS,
    invalid: 'Selecciona una categoría',
  },
  content: {
    kind: 'requiredText',
    label: 'Contenido',
    max: 2000,
    short: 'Escribe el contenido del script',
    long: 'El contenido no puede exceder los 2000 caracteres',
  },
} as const satisfies Fields
