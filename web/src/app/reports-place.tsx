import { CountedExamplesBar } from '../features/first-steps/counted-examples-bar.tsx'
import { ReportsScreen } from '../features/reports/reports-screen.tsx'

export function ReportsPlace() {
  return (
    <div className="flex flex-col gap-4">
      <CountedExamplesBar />
      <ReportsScreen />
    </div>
  )
}
