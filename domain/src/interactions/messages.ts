export const INTERACTION_MESSAGES = {
  clientMissing: 'Selecciona un cliente',
  typeInvalid: 'Selecciona el tipo de interacción',
  subjectMissing: 'Escribe el asunto',
  subjectLong: 'El asunto no puede exceder los 200 caracteres',
  descriptionLong: 'La descripción no puede exceder los 5000 caracteres',
  outcomeLong: 'El resultado no puede exceder los 1000 caracteres',
  scheduledAtInvalid: 'Fecha y hora inválidas',
  propertyInvalid: 'Propiedad inválida',
  opportunityInvalid: 'Oportunidad inválida',
  saveFailed: 'Error al guardar la interacción',
} as const
