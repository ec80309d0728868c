export const messages = {
  loading: 'Preparando la vista previa',
  failed: 'No se pudo mostrar la vista previa. Descarga el archivo para verlo.',
  locked: 'Este PDF tiene contraseña. Descárgalo para abrirlo.',
  none: 'Este tipo de archivo no tiene vista previa. Descárgalo para verlo.',
  textOnly: 'Vista previa del texto. El formato completo está en el archivo.',
  empty: 'El archivo no tiene texto que mostrar. Descárgalo para verlo.',
  pages: 'Páginas',
  page: (number: number, count: number) => `Página ${number} de ${count}`,
} as const
