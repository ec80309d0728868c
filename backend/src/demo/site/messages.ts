export const messages = {
  noRoute: 'Ninguna ruta coincide con la dirección y el método de la solicitud.',
  invalidId: 'El identificador no es de ninguna entrada.',
  invalidPage: 'El número de página es mayor que la cantidad de páginas disponibles.',
  invalidParameters: (names: string) => `Parámetros inválidos: ${names}`,
  invalidParameter: (name: string) => `El parámetro ${name} no es válido.`,
  forbiddenContext: 'Lo sentimos, no puedes editar entradas de este tipo.',
  notLoggedIn: 'No has iniciado sesión.',
  wrongPassword: 'La contraseña no es una contraseña de aplicación válida.',
  pageNotFound: 'No encontramos esa página',
  pageNotFoundHint: 'Quizá la propiedad ya se vendió. Mira las que siguen disponibles.',
} as const
