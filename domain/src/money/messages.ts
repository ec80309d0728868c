export const NUMBER_MESSAGES = {
  equals: (amount: string) => `= ${amount}`,
  wholePesos: (amount: string) =>
    `= ${amount}. Aquí se usan pesos enteros: los centavos se dejan fuera.`,
  rounded: (typed: string, value: string, step: string) =>
    `${typed} se redondea a ${value}: va de ${step} en ${step}.`,
  unknownAmount: (text: string) =>
    `No entendimos «${text}». Escribe, por ejemplo, 2,500,000 o 2.5 mdp.`,
  severalAmounts: (text: string) => `En «${text}» hay más de una cantidad: deja solo una.`,
  foreign: (text: string) => `«${text}» no está en pesos. Escribe la cantidad en pesos mexicanos.`,
  unitPrice: (text: string) => `«${text}» es un precio por m². Escribe el total.`,
  negativeAmount: 'La cantidad no puede ser negativa: escríbela sin el signo menos.',
  tooManyDecimals: 'Los centavos llevan dos cifras como máximo, por ejemplo 1,500.50.',
  tooLarge: (maximum: string) => `La cantidad es demasiado grande: lo máximo es ${maximum}.`,
  unknownNumber: (text: string) => `No entendimos «${text}». Escribe solo el número.`,
  outOfRange: (from: string, to: string) => `Escribe un número de ${from} a ${to}.`,
} as const
