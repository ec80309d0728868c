const DRAFT =
  'Borrador para revisión. Este texto es un modelo y no constituye asesoría legal: antes de firmarlo debe revisarlo una persona profesional del derecho, conforme a las leyes de la entidad donde se encuentra el inmueble.'

/** Sale contracts are among the contracts that have to be registered (LFPC 73 and 85, NOM-247-SE-2021); leases are not. */
const PROFECO =
  'Si lo utiliza un desarrollador, promotor, asesor o intermediario como contrato de adhesión, verifique que esté registrado ante la PROFECO (Ley Federal de Protección al Consumidor, artículos 73 y 85, y NOM-247-SE-2021).'

export const LEASE_NOTICE = `*${DRAFT}*`
export const SALE_NOTICE = `*${DRAFT} ${PROFECO}*`
