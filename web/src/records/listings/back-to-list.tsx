import type { ReactNode } from 'react'
import { sectionTarget } from '../../lib/navigation.ts'
import { WayBack } from '../../ui/way-back.tsx'
import { messages } from './messages.ts'

/** Above what the list led to; beside it what can be done with the property that is shown. */
export function BackToList({ menu }: { menu?: ReactNode }) {
  return <WayBack to={sectionTarget('properties')} label={messages.back} menu={menu} />
}
