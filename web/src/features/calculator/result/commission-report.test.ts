import { describe, expect, it } from 'vitest'
import { newCalculation, newShare, type Calculation } from '../calculation.ts'
import { commissionReport } from './commission-report.ts'
import { computeResult } from '../compute-result.ts'

function report(more: Partial<Calculation>) {
  const { result } = computeResult({ ...newCalculation(), price: 2_500_000, ...more })
  if (!result) throw new Error('nothing to report')
  return commissionReport(result)
}

const lines = (more: Partial<Calculation>) =>
  report(more).sections.flatMap(({ title, lines: rows }) =>
    [title].concat(rows.map(({ label, value }) => `${label}: ${value}`)),
  )

describe('COM-25 the report of a commission', () => {
  it('the report states that it is no advice on taxes', () => {
    expect(report({}).notes[0]).toBe(
      'Cálculo informativo: no es asesoría fiscal. Confirma tu régimen y tus retenciones con tu contador.',
    )
  })

  it('the report lists a sale with IVA, paid by a natural person', () => {
    expect(lines({})).toEqual([
      'Cobro',
      'Valor de la propiedad: $2,500,000.00',
      'Comisión (3 %): $75,000.00',
      'IVA (16 %): $12,000.00',
      'Total a cobrar: $87,000.00',
    ])
  })

  it('the report has no line for IVA when it is not included', () => {
    expect(lines({ hasVat: false })).toEqual([
      'Cobro',
      'Valor de la propiedad: $2,500,000.00',
      'Comisión (3 %): $75,000.00',
      'Total a cobrar: $75,000.00',
    ])
  })

  it('the report lists the shares, and the taxes that a company withholds from the own part', () => {
    const shares = [newShare('Ana', '50'), newShare('', '50')]
    expect(lines({ payer: 'moral', isShared: true, shares }).slice(5)).toEqual([
      'Reparto',
      'Ana (50 %): $43,500.00',
      'Colega 1 (50 %): $43,500.00',
      'Retenciones',
      'Régimen: RESICO',
      'Quién paga: Persona moral',
      'Tu parte (50 %): $43,500.00',
      'ISR retenido (1.25 %): -$468.75',
      'IVA retenido (dos terceras partes): -$4,000.00',
      'Neto a depositar: $39,031.25',
    ])
  })

  it('the report writes a withholding of zero without a minus sign', () => {
    const taxes = lines({ payer: 'moral', regime: 'comision_mercantil', hasVat: false })
    expect(taxes).toContain('ISR retenido (0 %): $0.00')
  })

  it('the report names the rent of a lease and uses it in the file name', () => {
    const lease = report({ operation: 'rent', rent: 15_000 })
    expect(lease.subject).toBe('Renta de $15,000.00 mensuales')
    expect(lease.fileName).toBe('comision-renta-15000')
  })
})
