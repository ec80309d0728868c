export const SCRIPT_CATEGORIES = [
  'presentacion',
  'seguimiento',
  'objeciones',
  'cierre',
  'postventa',
] as const
export type ScriptCategory = (typeof SCRIPT_CATEGORIES)[number]

export const SCRIPT_CATEGORY_LABELS: Record<ScriptCategory, string> = {
  presentacion: 'Presentación',
  seguimiento: 'Seguimiento',
  objeciones: 'Objeciones',
  cierre: 'Cierre',
  postventa: 'Postventa',
}

/** The variables that the app fills in; others are allowed and stay visible for the agent to replace (SCRIPT-06). */
export const SCRIPT_VARIABLES = ['nombre', 'propiedad', 'precio'] as const
export type ScriptVariable = (typeof SCRIPT_VARIABLES)[number]

export const SCRIPT_VARIABLE_LABELS: Record<ScriptVariable, string> = {
  nombre: 'Nombre del cliente',
  propiedad: 'Título de la propiedad',
  precio: 'Precio de la propiedad',
}
