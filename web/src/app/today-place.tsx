import { TodaysCalls } from '../features/calls/todays-calls.tsx'
import { WaitingProspects } from '../features/prospects/waiting-prospects.tsx'
import { TodayScreen } from '../features/today/today-screen.tsx'
import { useWaitingProspects } from '../records/prospects/api/list-prospects.ts'

/** Features may not import each other, so web/src/app adds prospects and calls to the screen of the day. */
export function TodayPlace() {
  const { isSuccess, isError, failureCount } = useWaitingProspects()
  return (
    <TodayScreen
      urgent={<WaitingProspects />}
      isUrgentKnown={isSuccess || isError || failureCount > 0}
      calls={<TodaysCalls />}
    />
  )
}
