import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, openForm, readForm, type EstimateForm } from './form-values.ts'

const FLAT: EstimateForm = {
  ...EMPTY_FORM,
  state: 'Jalisco',
  colony: ' Providencia ',
  constructionArea: '1,120.5',
  landArea: '0',
}

describe('the values of the form', () => {
  it('EST-18 the form starts with 3 bedrooms, 2 bathrooms, 1 floor and good condition', () => {
    expect(EMPTY_FORM).toMatchObject({ bedrooms: 3, bathrooms: 2, floors: 1, condition: 'good' })
  })

  it('the form reads areas as people type them', () => {
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
  ])('EST-19 a form with %s cannot be estimated', (_name, more) => {
    expect(readForm({ ...FLAT, ...more })).toBeNull()
  })

  it('EST-26 a saved estimate opens with the same values', () => {
    const values = readForm(FLAT)
    const opened = openForm(JSON.parse(JSON.stringify(values)))
    expect(opened && readForm(opened)).toEqual(values)
  })

  it.each([null, {}, { state: 'Atlantis' }, 'x'])(
    'EST-34 the stored input %j cannot be opened',
    (stored) => {
      expect(openForm(stored)).toBeNull()
    },
  )
})
