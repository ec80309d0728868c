import type { EstimateValues } from '@predio/domain/estimator'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import type { ValuationRow } from '../../records/valuations/api/valuation-row.ts'
import {
  checkEstimate,
  EMPTY_FORM,
  openForm,
  readForm,
  type EstimateForm,
} from './form/form-values.ts'

/** The form, what it came to, and which saved valuation it is, if any. */
export function useEstimate() {
  const form = useForm<EstimateForm>({
    resolver: checkEstimate,
    defaultValues: EMPTY_FORM,
    shouldFocusError: false,
  })
  const [values, setValues] = useState<EstimateValues | null>(null)
  const [isStale, setStale] = useState(false)
  const [opened, setOpened] = useState<ValuationRow>()
  const [showing, setShowing] = useState(0)
  const isShown = values !== null

  // Once there is a result it follows the form: what if it had a pool?
  useEffect(() => {
    if (!isShown) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        const next = readForm(typed)
        setStale(next === null)
        if (next) setValues(next)
      },
    })
  }, [form, isShown])

  // After the result listens to the form: a draft that is found is shown with its result.
  const draft = useFormDraft(opened ? `estimate.${opened.id}` : 'estimate', form)

  function show(next: EstimateForm, row?: ValuationRow): void {
    form.reset(next)
    setValues(readForm(next))
    setStale(false)
    setOpened(row)
    setShowing(showing + 1)
  }

  return {
    form,
    values,
    isStale,
    opened,
    /** What is typed is what is stored now; nothing of it is left to be kept. */
    saved: (row: ValuationRow) => {
      draft.drop()
      form.reset(form.getValues())
      setOpened(row)
    },
    forget: (id: string) => {
      if (id === opened?.id) setOpened(undefined)
    },
    /** Another number is another result: it is shown from its top. */
    showing,
    calculate: (typed: EstimateForm) => setValues(readForm(typed)),
    startOver: () => {
      draft.drop()
      show(EMPTY_FORM)
    },
    /** Whether it could be. */
    open: (row: ValuationRow): boolean => {
      const next = openForm(row.input)
      if (next) show(next, row)
      return next !== null
    },
  }
}
