import type { EstimateValues } from '@predio/domain/estimator'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import type { ValuationRow } from '../../records/valuations/api/valuation-row.ts'
import {
  checkEstimate,
  EMPTY_FORM,
  openForm,
  readForm,
  type EstimateForm,
} from './form/form-values.ts'

/** The form, its result and the saved valuation that is open, if any. */
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

  // EST-29: once there is a result, it is updated with every change of the form.
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

  // After the subscription above, so that a restored draft is shown with its result.
  const draft = useFormDraft(opened ? `estimate.${opened.id}` : 'estimate', form, { isQuiet: true })

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
    /** The form is stored now, so its draft is dropped. */
    saved: (row: ValuationRow) => {
      draft.drop()
      form.reset(form.getValues())
      setOpened(row)
    },
    forget: (id: string) => {
      if (id === opened?.id) setOpened(undefined)
    },
    /** Changes with every opened result, so that the result is rendered anew and gets the focus. */
    showing,
    calculate: (typed: EstimateForm) => setValues(readForm(typed)),
    startOver: () => {
      draft.drop()
      show(EMPTY_FORM)
    },
    /** Whether the stored form could be read. */
    open: (row: ValuationRow): boolean => {
      const next = openForm(row.input)
      if (next) show(next, row)
      return next !== null
    },
  }
}
