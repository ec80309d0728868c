export const CONTACT_FAULTS = {
  name: 'Escribe tu nombre',
  phone: 'Escribe un teléfono o un correo',
  phoneInvalid: 'El teléfono debe tener al menos 10 dígitos',
  emailInvalid: 'Revisa el correo: le falta una parte',
  message: 'Escribe tu mensaje',
  consent: 'Acepta el aviso de privacidad para poder enviar',
} as const
