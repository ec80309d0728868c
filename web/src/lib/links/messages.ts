/** Why a link is refused, whatever it opens (DOC-58, SEL-08). */
export const linkProblems = {
  share_not_found: {
    title: 'Este enlace no existe',
    text: 'Revisa que esté completo o pide uno nuevo a quien te lo envió.',
  },
  share_revoked: {
    title: 'Este enlace ya no está disponible',
    text: 'Quien lo compartió lo canceló. Si lo necesitas, pídele uno nuevo.',
  },
  share_expired: {
    title: 'Este enlace venció',
    text: 'Pide uno nuevo a quien te lo envió.',
  },
  rate_limited: {
    title: 'Demasiados intentos',
    text: 'Espera un minuto e intenta de nuevo.',
  },
} as const
