import { countOf } from '../numbers/index.ts'

export const CLIENT_MESSAGES = {
  typeInvalid: 'Tipo de cliente inválido',
  statusInvalid: 'Estado de cliente inválido',
  firstNameShort: 'El nombre debe tener al menos 2 caracteres',
  firstNameLong: 'El nombre no puede exceder los 50 caracteres',
  lastNameShort: 'Los apellidos deben tener al menos 2 caracteres',
  lastNameLong: 'Los apellidos no pueden exceder los 50 caracteres',
  emailInvalid: 'Email inválido',
  phoneInvalid: 'Número de teléfono inválido',
  whatsappInvalid: 'Número de WhatsApp inválido',
  birthdayInvalid: 'Escribe el cumpleaños con día, mes y año, por ejemplo 31/12/1980',
  birthdayEarly: 'El cumpleaños no puede ser anterior a 1900',
  birthdayFuture: 'El cumpleaños no puede ser una fecha futura',
  addressLong: 'La dirección no puede exceder los 200 caracteres',
  notesLong: 'Las notas no pueden exceder los 1000 caracteres',
  sourceLong: 'El origen no puede exceder los 100 caracteres',
  tagsInvalid: 'Etiquetas inválidas',
  budgetInvalid: 'Escribe el presupuesto como una cantidad en pesos, por ejemplo 2,500,000',
  budgetNegative: 'El presupuesto no puede ser negativo',
  budgetOrder: 'El presupuesto mínimo no puede ser mayor que el máximo',
  propertyTypeInvalid: 'Tipo de propiedad inválido',
  operationInvalid: 'Operación inválida',
  priceInvalid: 'Escribe el precio como una cantidad en pesos, por ejemplo 2,500,000',
  priceNegative: 'El precio no puede ser negativo',
  priceOrder: 'El precio mínimo no puede ser mayor que el máximo',
  locationsInvalid: 'Ubicaciones inválidas',
  bedroomsInvalid: 'Las recámaras deben ser un número entero de 0 a 50',
  duplicateEmail: 'Ya existe un cliente con ese email',
  saveFailed: 'Error al guardar el cliente',
} as const

export const DUPLICATE_REASONS = {
  sameEmail: 'Mismo email',
  samePhone: 'Mismo teléfono',
  sameName: 'Mismo nombre',
  swappedName: 'Nombre y apellidos invertidos',
  similarName: 'Nombre muy parecido',
  partOfName: 'Un nombre contiene al otro',
} as const

/** The labels with which a merge writes values of the removed client into the notes (MERGE-02). */
export const MERGE_LABELS = {
  heading: (name: string) => `Datos de ${name}, fusionado aquí:`,
  name: 'Nombre',
  type: 'Tipo',
  email: 'Email',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  birthday: 'Cumpleaños',
  address: 'Dirección',
  source: 'Origen',
  budget: 'Presupuesto',
  preferredPrice: 'Precio que buscaba',
  preferredOperation: 'Operación que buscaba',
  preferredBedrooms: 'Recámaras que buscaba',
} as const

/** The reasons why a listing fits a client. */
export const MATCH_REASONS = {
  type: {
    casa: 'Es una casa',
    departamento: 'Es un departamento',
    terreno: 'Es un terreno',
    oficina: 'Es una oficina',
    local: 'Es un local',
    other: 'Es del tipo que busca',
  },
  operation: { sale: 'Está en venta', rent: 'Está en renta' },
  priceWithin: (price: string) => `Dentro de su presupuesto (${price})`,
  priceAbove: (percent: number) => `${percent} % arriba de su presupuesto`,
  priceBelow: (percent: number) => `${percent} % debajo de su mínimo`,
  priceForeign: (price: string) => `${price}, según el tipo de cambio`,
  priceUnknown: 'Precio por confirmar',
  location: (place: string) => `En ${place}`,
  bedrooms: (count: number) => countOf(count, 'recámara', 'recámaras'),
  bedroomsFewer: (count: number) =>
    `${countOf(count, 'recámara', 'recámaras')}, una menos de las que pide`,
  reserved: 'Ojo: está apartada',
} as const
