import { ScreenView } from './screen-view.tsx'
import type { SectionId } from '../../lib/navigation.ts'
import type { Section } from './section.ts'
import { useSection } from './use-current-screen.ts'

interface SectionViewProps {
  sections: readonly Section[]
  only?: SectionId
}

export function SectionView({ sections, only }: SectionViewProps) {
  const chosen = useSection(sections)
  const section = only ? sections.find(({ id }) => id === only) : chosen
  return section && <ScreenView key={section.id} of={section} />
}
