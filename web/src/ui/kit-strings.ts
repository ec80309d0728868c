import * as library from 'react-aria-components/i18n/es-ES'

type KitStrings = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const spanish = (library as unknown as { default: KitStrings }).default

/** react-aria's Spanish is formal and European ('Pulse Intro'), so we replace its instructions; names of controls stay. */
const MEXICAN: KitStrings = {
  '@react-aria/dnd': {
    dragDescriptionKeyboard: 'Presiona Enter para empezar a arrastrar.',
    dragDescriptionKeyboardAlt: 'Presiona Alt + Enter para empezar a arrastrar.',
    dragDescriptionLongPress: 'Mantén presionado para empezar a arrastrar.',
    dragDescriptionTouch: 'Toca dos veces para empezar a arrastrar.',
    dragDescriptionVirtual: 'Haz clic para empezar a arrastrar.',
    dragSelectedKeyboard: 'Presiona Enter para arrastrar lo seleccionado.',
    dragSelectedKeyboardAlt: 'Presiona Alt + Enter para arrastrar lo seleccionado.',
    dragSelectedLongPress: 'Mantén presionado para arrastrar lo seleccionado.',
    dragStartedKeyboard:
      'Empezaste a arrastrar. Presiona Tab para ir a donde quieras soltar y luego Enter, o Escape para cancelar.',
    dragStartedTouch:
      'Empezaste a arrastrar. Ve a donde quieras soltar y toca dos veces para soltar.',
    dragStartedVirtual:
      'Empezaste a arrastrar. Ve a donde quieras soltar y haz clic o presiona Enter para soltar.',
    dropCanceled: 'Se canceló: todo quedó donde estaba.',
    dropComplete: 'Listo, lo soltaste.',
    dropDescriptionKeyboard: 'Presiona Enter para soltar o Escape para cancelar.',
    dropDescriptionTouch: 'Toca dos veces para soltar.',
    dropDescriptionVirtual: 'Haz clic para soltar.',
    dropIndicator: 'lugar para soltar',
    endDragKeyboard: 'Arrastrando. Presiona Enter para cancelar.',
    endDragTouch: 'Arrastrando. Toca dos veces para cancelar.',
    endDragVirtual: 'Arrastrando. Haz clic para cancelar.',
  },
  '@react-aria/calendar': {
    startRangeSelectionPrompt: 'Haz clic para empezar a elegir el rango de fechas',
    finishRangeSelectionPrompt: 'Haz clic para terminar de elegir el rango de fechas',
  },
  '@react-aria/grid': { longPressToSelect: 'Mantén presionado para seleccionar.' },
  '@react-aria/menu': {
    longPressMessage: 'Mantén presionado o presiona Alt + flecha abajo para abrir el menú',
  },
  '@react-aria/previewtrigger': { longPressMessage: 'Toca para abrir la vista previa' },
  '@react-aria/table': { resizerDescription: 'Presiona Enter para cambiar el ancho' },
  '@react-aria/tag': { removeDescription: 'Presiona Suprimir para quitar la etiqueta.' },
}

export const KIT_STRINGS: KitStrings = Object.fromEntries(
  Object.entries(spanish).map(([name, strings]) => [name, { ...strings, ...MEXICAN[name] }]),
)

/** Must run before react-aria renders anything. */
export function installKitStrings(locale: string): void {
  Object.assign(globalThis, {
    [Symbol.for('react-aria.i18n.locale')]: locale,
    [Symbol.for('react-aria.i18n.strings')]: KIT_STRINGS,
  })
}
