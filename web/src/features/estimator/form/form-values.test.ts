import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, openForm, readForm, type EstimateForm } from './form-values.ts'

const FLAT: EstimateForm = {
  ...EMPTY_FORM,
  state: 'Jalisco',
  colony: ' Providencia ',
  constructionArea: '1,120.5',
  landArea: '0',
}

describe('the form and the domain', () => {
  it('defaults: 3 bedrooms, 2 bathrooms, 1 floor, good condition (section 9)', () => {
    expect(EMPTY_FORM).toMatchObject({ bedrooms: 3, bathrooms: 2, floors: 1, condition: 'good' })
  })

  it('areas are read as people type them', () => {
    expect(readForm(FLAT)).toMatchObject({
      colony: 'Providencia',
      constructionArea: 1120.5,
      landArea: 0,
    })
  })

  it.each([
    ['no state', { state: null }],
    ['no construction', { constructionArea: '' }],
    ['no land', { landArea: ' ' }],
    ['letters', { landArea: 'mucho' }],
    ['no area at all', { constructionArea: '0' }],
  ])('%s is nothing to estimate', (_name, more) => {
    expect(readForm({ ...FLAT, ...more })).toBeNull()
  })

  it('what was kept opens as it was', () => {
    const values = readForm(FLAT)
    const opened = openForm(JSON.parse(JSON.stringify(values)))
    expect(opened && readForm(opened)).toEqual(values)
  })

  it.each([null, {}, { state: 'Atlantis' }, 'x'])('%j cannot be opened', (kept) => {
    expect(openForm(kept)).toBeNull()
  })
})
