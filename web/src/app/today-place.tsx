import { TodaysCalls } from '../features/calls/todays-calls.tsx'
import { TodayScreen } from '../features/today/today-screen.tsx'

/** Features may not import each other, so the calls join the day here. */
export function TodayPlace() {
  return <TodayScreen calls={<TodaysCalls />} />
}
