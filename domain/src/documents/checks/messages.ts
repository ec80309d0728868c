/** DOC-80 to DOC-87: the texts of a document's review. */
export const CHECK_MESSAGES = {
  empty: 'El documento está vacío',
  variableLeft: (name: string) => `Queda una variable sin llenar: ${name}`,
  blanksLeft: (count: number) =>
    count === 1
      ? 'Queda un espacio en blanco: llénalo antes de firmar'
      : `Quedan ${count} espacios en blanco: llénalos antes de firmar`,
  wordsDiffer: (figures: string, words: string) =>
    `${figures} no coincide con su cantidad en letra; debe decir ${words}`,
  nameMissing: (label: string, name: string) => `No aparece ${name} (${label})`,
  amountMissing: (label: string, amount: string) => `No aparece ${amount} (${label})`,
  signatureMissing: 'Falta el espacio para firmar',
  signaturesMissing: 'Faltan los espacios para que firmen las dos partes',
  signingPlaceMissing: 'Falta el lugar de firma',
  signingDateMissing: 'Falta la fecha de firma',
  draftMissing: 'Indica que es un borrador para revisión legal',
  profecoMissing:
    'Menciona el registro ante la PROFECO: los contratos de adhesión de compraventa deben estar registrados (LFPC 73 y 85, NOM-247)',

  pagare: {
    mention: 'Falta la palabra "pagaré" en el texto (LGTOC, art. 170, fracción I)',
    promise: 'Falta la promesa de pagar (art. 170, fracción II)',
    condition: (words: string) =>
      `El pago queda sujeto a una condición ("${words}"): la promesa debe ser incondicional (art. 170, fracción II)`,
    amount: 'Falta el monto: un pagaré no puede quedar en blanco (art. 170, fracción II)',
    payee: 'Falta el nombre de la persona a quien se paga (art. 170, fracción III)',
    dueDate: 'Falta la fecha de pago; sin ella vence a la vista (art. 170, fracción IV)',
    paymentPlace: 'Falta el lugar de pago (art. 170, fracción IV)',
    signingDate: 'Falta la fecha en que se suscribe (art. 170, fracción V)',
    signingPlace: 'Falta el lugar en que se suscribe (art. 170, fracción V)',
    signature: 'Falta la firma del suscriptor (art. 170, fracción VI)',
    count: (found: number, wanted: number) =>
      `El documento tiene ${found} de ${wanted} pagarés de la serie`,
    dates: (dates: string) => `No aparecen los vencimientos: ${dates}`,
    inNotes: (text: string, notes: string) => `${text}. En los pagarés: ${notes}`,
  },

  contract: {
    parties: (who: string) => `Falta identificar a ${who}`,
    object: 'Falta el objeto: qué inmueble es y dónde está',
    rent: 'Falta la renta',
    price: 'Falta el precio',
    leaseTerm: 'Falta el plazo del arrendamiento',
    saleTerm: 'Falta el plazo para escriturar',
    dollars: 'La renta debe pactarse en moneda nacional, no en dólares',
  },

  receipt: {
    tenant: 'Falta de quién se recibe el pago',
    amount: 'Falta el monto recibido',
    period: 'Falta el mes que se paga',
    object: 'Falta el inmueble',
  },

  cdmx: {
    oneYear:
      'En la Ciudad de México el arrendamiento de vivienda dura por lo menos un año (Código Civil, art. 2448)',
    raise:
      'En la Ciudad de México la renta de una vivienda no puede subir más que la inflación del año anterior (Código Civil, art. 2448 D): dilo en el contrato',
    register:
      'En la Ciudad de México el contrato se registra dentro de los 30 días siguientes (Código Civil, art. 2448 F)',
  },

  vulnerable: {
    sale: (amount: string, uma: string) =>
      `Desde ${amount} (con la UMA de ${uma}) la ley antilavado pide identificar a las partes y dar aviso; conserva los papeles 10 años`,
    leaseIdentify: (amount: string, uma: string) =>
      `Desde ${amount} de renta mensual (con la UMA de ${uma}) la ley antilavado pide identificar al arrendatario`,
    leaseNotice: (amount: string, uma: string) =>
      `Desde ${amount} de renta mensual (con la UMA de ${uma}) la ley antilavado pide dar aviso; conserva los papeles 10 años`,
  },
} as const
