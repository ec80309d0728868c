import { FIRST_SCREENS, type FirstScreen } from '@predio/domain/profiles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { profileQuery } from '../capabilities/profile/api/read-profile.ts'
import { ADDRESSES, DASHBOARD, sectionTarget, type Target } from '../lib/navigation.ts'
import { readPreference, savePreference } from '../lib/preferences.ts'
import { useUser } from '../lib/session/index.ts'
import type { Option } from '../ui/option.ts'
import { PLACE_LABELS, SECTION_LABELS } from './messages.ts'

/** Name of the preference that stores the choice on this device, so that the start need not wait for the profile. */
export const FIRST_SCREEN = 'first-screen'

export const FIRST_SCREEN_OPTIONS: readonly Option[] = FIRST_SCREENS.map((id) => ({
  id,
  label: isSection(id) ? SECTION_LABELS[id] : PLACE_LABELS[id],
}))

function isSection(id: FirstScreen): id is FirstScreen & keyof typeof SECTION_LABELS {
  return id in SECTION_LABELS
}

export function useRememberFirstScreen(): void {
  const { id: userId } = useUser()
  const { data } = useQuery({ ...profileQuery(userId), staleTime: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (data) savePreference(FIRST_SCREEN, userId, data.first_screen)
  }, [data, userId])
}

/** PROF-09: undefined if the usual screen is shown anyway. Until this device has read the profile once, the usual screen is shown. */
export function useFirstTarget(): Target | undefined {
  const { id: userId } = useUser()
  const { pathname, search, state, key } = useLocation()
  const isAsked = pathname !== DASHBOARD || search !== '' || (state ?? null) !== null
  const { data } = useQuery({ ...profileQuery(userId), staleTime: Number.POSITIVE_INFINITY })
  const [remembered, remember] = useState({ key, first: readPreference(FIRST_SCREEN, userId) })
  if (remembered.key !== key) remember({ key, first: readPreference(FIRST_SCREEN, userId) })
  const first = FIRST_SCREENS.find((id) => id === (remembered.first ?? data?.first_screen))
  if (isAsked || first === undefined || first === FIRST_SCREENS[0]) return undefined
  return isSection(first) ? sectionTarget(first) : { to: ADDRESSES[first], state: {} }
}
