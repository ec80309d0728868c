export const SCRIPT_CATEGORY_LABELS = {
  presentacion: 'Presentación',
  seguimiento: 'Seguimiento',
  objeciones: 'Objeciones',
  cierre: 'Cierre',
  postventa: 'Postventa',
} as const
export type ScriptCategory = keyof typeof SCRIPT_CATEGORY_LABELS
export const SCRIPT_CATEGORIES = Object.keys(SCRIPT_CATEGORY_LABELS) as ScriptCategory[]

/** SCRIPT-06: the app fills in these variables. Others stay visible, so that the agent can replace them. */
export const SCRIPT_VARIABLE_LABELS = {
  nombre: 'Nombre del cliente',
  propiedad: 'Título de la propiedad',
  precio: 'Precio de la propiedad',
} as const
export type ScriptVariable = keyof typeof SCRIPT_VARIABLE_LABELS
export const SCRIPT_VARIABLES = Object.keys(SCRIPT_VARIABLE_LABELS) as ScriptVariable[]
