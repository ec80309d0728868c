import { TodaysCalls } from '../features/calls/todays-calls.tsx'
import { TodayScreen } from '../features/today/today-screen.tsx'

/** The calls are a feature of their own, and a part of the day: only here they meet. */
export function TodayPlace() {
  return <TodayScreen calls={<TodaysCalls />} />
}
