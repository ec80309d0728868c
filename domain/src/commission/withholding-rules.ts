export const REGIMES = ['resico', 'honorarios', 'comision_mercantil'] as const
export type Regime = (typeof REGIMES)[number]

export const PAYERS = ['fisica', 'moral'] as const
export type Payer = (typeof PAYERS)[number]

/**
 * Percent of the commission without VAT that a company withholds as ISR: LISR 113-J for RESICO, LISR
 * 106 for professional services; a commission agent's business income is not withheld from.
 */
export const ISR_WITHHELD_BY_COMPANIES: Readonly<Record<Regime, number>> = {
  resico: 1.25,
  honorarios: 10,
  comision_mercantil: 0,
}

/**
 * Two thirds of the VAT charged, whichever the regime: LIVA 1-A II and RLIVA 3 I name independent
 * services (a) and commissions (b) of natural persons alike. The 10.6667 % of the CFDI is the same
 * share rounded; taken as a rate it would be off by cents.
 */
export const VAT_WITHHELD_BY_COMPANIES = { numerator: 2, denominator: 3 } as const
