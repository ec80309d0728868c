import type { EstimateValues } from '@predio/domain/estimator'
import { useEffect, useState } from 'react'
import { useCheckedForm } from '../../ui/use-checked-form.ts'
import type { ValuationRow } from '../../records/valuations/api/valuation-row.ts'
import {
  checkEstimate,
  EMPTY_FORM,
  openForm,
  readForm,
  type EstimateForm,
} from './form/form-values.ts'

export function useEstimate() {
  const [values, setValues] = useState<EstimateValues | null>(null)
  const [isStale, setStale] = useState(false)
  const [opened, setOpened] = useState<ValuationRow>()
  const [showing, setShowing] = useState(0)
  const { form, dropDraft, shown } = useCheckedForm<EstimateForm>({
    draft: opened ? `estimate.${opened.id}` : 'estimate',
    isQuiet: true,
    resolver: checkEstimate,
    initial: EMPTY_FORM,
  })
  const isShown = values !== null

  // EST-29: once there is a result, every change of the form updates it.
  useEffect(() => {
    if (!isShown) return undefined
    const follow = (typed: EstimateForm) => {
      const next = readForm(typed)
      setStale(next === null)
      if (next) setValues(next)
    }
    follow(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => follow(typed),
    })
  }, [form, isShown])

  function show(next: EstimateForm, row?: ValuationRow): void {
    form.reset(next)
    setValues(readForm(next))
    setStale(false)
    setOpened(row)
    setShowing(showing + 1)
  }

  return {
    form,
    shown,
    values,
    isStale,
    opened,
    saved: (row: ValuationRow) => {
      dropDraft()
      form.reset(form.getValues())
      setOpened(row)
    },
    forget: (id: string) => {
      if (id === opened?.id) setOpened(undefined)
    },
    /** React key that changes with every opened result, so that the new result gets the focus. */
    showing,
    calculate: (typed: EstimateForm) => setValues(readForm(typed)),
    startOver: () => {
      dropDraft()
      show(EMPTY_FORM)
    },
    open: (row: ValuationRow): boolean => {
      const next = openForm(row.input)
      if (next) show(next, row)
      return next !== null
    },
  }
}
