export const WHATSAPP_MESSAGES = {
  contentMissing: 'Escribe el mensaje',
  contentLong: 'El mensaje no puede exceder los 4096 caracteres',
  numberMissing: 'Cliente no tiene número de WhatsApp registrado',
  contactFailed: 'Error al contactar al cliente',
  sent: 'Mensaje de WhatsApp enviado',
  greeting: (firstName: string) => `Hola ${firstName}, ¿cómo estás?`,
  shareDocument: (name: string, url: string) =>
    `Te comparto el documento "${name}". Puedes acceder a él aquí: ${url}`,
} as const
