import { shownLocation, shownTitle } from '../../properties/index.ts'
import { MONTHS } from '../words/date-in-words.ts'
import type { DocumentType } from './document-type.ts'
import type { FillProperty, FillRecords } from './records.ts'
import { nameOf, rolesOf } from './roles.ts'
import { stateInAddress } from './state-in-address.ts'
import { type DataOfType, LEASE_USES } from './type-fields.ts'

type Filled<T extends DocumentType> = Partial<DataOfType[T]>

/** DOC-62: fills the form with data of the chosen clients and property. */
export function fillFromRecords<T extends DocumentType>(type: T, records: FillRecords): Filled<T> {
  const filled = FILLERS[type](records)
  const known = Object.entries(filled).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(known) as Filled<T>
}

const FILLERS: {
  [T in DocumentType]: (records: FillRecords) => Record<string, string | number | null | undefined>
} = {
  pagare({ clients, today }) {
    const { landlord: creditor, tenant: debtor } = rolesOf(clients)
    return {
      beneficiario: nameOf(creditor),
      deudor: nameOf(debtor),
      domicilio_deudor: debtor?.address,
      numero_pagares: 1,
      fecha_firma: today,
    }
  },
  recibo_renta({ clients, property, today }) {
    const { landlord, tenant } = rolesOf(clients)
    return {
      inquilino: nameOf(tenant),
      arrendador: nameOf(landlord),
      monto: priceOf(property, 'rent'),
      mes: MONTHS[Number(today.slice(5, 7)) - 1],
      año: Number(today.slice(0, 4)),
      direccion_inmueble: addressOf(property),
      fecha_firma: today,
    }
  },
  contrato_arrendamiento({ clients, property, today }) {
    const { landlord, tenant } = rolesOf(clients)
    return {
      arrendador: nameOf(landlord),
      domicilio_arrendador: landlord?.address,
      arrendatario: nameOf(tenant),
      domicilio_arrendatario: tenant?.address,
      direccion_inmueble: addressOf(property),
      renta: priceOf(property, 'rent'),
      entidad: property && stateInAddress(property.location),
      plazo: 12,
      dia_pago: 5,
      uso: LEASE_USES[0],
      fecha_firma: today,
    }
  },
  contrato_compraventa({ clients, property, today }) {
    const { seller, buyer } = rolesOf(clients)
    return {
      vendedor: nameOf(seller),
      domicilio_vendedor: seller?.address,
      comprador: nameOf(buyer),
      domicilio_comprador: buyer?.address,
      direccion_inmueble: addressOf(property),
      precio: priceOf(property, 'sale'),
      entidad: property && stateInAddress(property.location),
      fecha_firma: today,
    }
  },
}

export function addressOf(property: FillProperty | null): string | null {
  if (!property) return null
  return shownLocation(property.location) || shownTitle(property.title)
}

export function priceOf(property: FillProperty | null, operation: 'sale' | 'rent'): number | null {
  if (property?.currency !== 'MXN' || property.operation !== operation) return null
  return property.price !== null && property.price > 0 ? property.price : null
}
