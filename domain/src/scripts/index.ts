export { SCRIPT_FIELDS } from './fields.ts'
export { fillScript, listVariables, scriptValues } from './fill-script.ts'
export { SCRIPT_MESSAGES } from './messages.ts'
export {
  SCRIPT_CATEGORIES,
  SCRIPT_CATEGORY_LABELS,
  SCRIPT_VARIABLE_LABELS,
  SCRIPT_VARIABLES,
  type ScriptCategory,
} from './script.ts'
export { scriptSchema, type ScriptValues } from './script-schema.ts'
export { STARTER_SCRIPTS } from './starter-scripts.ts'
