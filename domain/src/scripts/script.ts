export const SCRIPT_CATEGORY_LABELS = {
  presentacion: 'Presentación',
  seguimiento: 'Seguimiento',
  objeciones: 'Objeciones',
  cierre: 'Cierre',
  postventa: 'Postventa',
} as const
export type ScriptCategory = keyof typeof SCRIPT_CATEGORY_LABELS
export const SCRIPT_CATEGORIES = Object.keys(SCRIPT_CATEGORY_LABELS) as ScriptCategory[]

/** The variables that the app fills in; others are allowed and stay visible for the agent to replace (SCRIPT-06). */
export const SCRIPT_VARIABLES = ['nombre', 'propiedad', 'precio'] as const
export type ScriptVariable = (typeof SCRIPT_VARIABLES)[number]

export const SCRIPT_VARIABLE_LABELS: Record<ScriptVariable, string> = {
  nombre: 'Nombre del cliente',
  propiedad: 'Título de la propiedad',
  precio: 'Precio de la propiedad',
}
