import { buttonClass, type ButtonLook } from '../../ui/button-styles.ts'

export function callToActionClass(look: ButtonLook): string {
  return `${buttonClass(look, 'medium', false)} min-h-12! px-7! text-base!`
}
