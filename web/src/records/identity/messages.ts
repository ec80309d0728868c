export const messages = {
  logoSaved: 'Logo guardado exitosamente',
  logoFailed: 'Error al guardar el logo',
  logoDrop: 'Arrastra tu logo aquí',
  logoChoose: 'Elegir logo',
  logoAccepts: 'PNG de hasta 2 MB; mejor con fondo transparente',
  logoChange: 'Cambiar logo',
  logoSaving: 'Guardando tu logo',
  logoLoadFailed: 'No se pudo cargar tu logo',
  logoAlt: 'Tu logo',
} as const
