import { TodaysCalls } from '../features/calls/todays-calls.tsx'
import { WaitingProspects } from '../features/prospects/waiting-prospects.tsx'
import { TodayScreen } from '../features/today/today-screen.tsx'

/** Features may not import each other, so prospects and calls join the day here. */
export function TodayPlace() {
  return <TodayScreen urgent={<WaitingProspects />} calls={<TodaysCalls />} />
}
