import type { ReactNode } from 'react'
import { sectionTarget } from '../../lib/navigation.ts'
import { WayBack } from '../../ui/way-back.tsx'
import { messages } from './messages.ts'

export function BackToList({ menu }: { menu?: ReactNode }) {
  return <WayBack to={sectionTarget('properties')} label={messages.back} menu={menu} />
}
