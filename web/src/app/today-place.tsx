import { TodaysCalls } from '../features/calls/todays-calls.tsx'
import { WaitingProspects } from '../features/prospects/waiting-prospects.tsx'
import { TodayScreen } from '../features/today/today-screen.tsx'

/** Features may not import each other, so web/src/app adds prospects and calls to the screen of the day. */
export function TodayPlace() {
  return <TodayScreen urgent={<WaitingProspects />} calls={<TodaysCalls />} />
}
