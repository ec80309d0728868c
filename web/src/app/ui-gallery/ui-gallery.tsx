import '@fontsource-variable/piazzolla/wght.css'
import { MemoryRouter } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { ButtonsSection } from './buttons-section.tsx'
import { ChartsSection } from './charts-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ColoursSection } from './colours-section.tsx'
import { DatesSection } from './dates-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { FilesSection } from './files-section.tsx'
import { ListsSection } from './lists-section.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { TypeSection } from './type-section.tsx'

export function UiGallery() {
  return (
    <MemoryRouter>
      <header className="sticky top-0 z-10 border-b border-line bg-paper/90 backdrop-blur">
        <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-3 sm:px-8">
          <Logo />
          <ThemeSwitch />
        </div>
      </header>
      <main className="mx-auto flex max-w-6xl flex-col gap-16 px-4 py-12 sm:px-8">
        <div className="flex max-w-2xl flex-col gap-4">
          <h1 className="font-display text-3xl font-semibold sm:text-4xl">
            Cada casa tiene su lugar
          </h1>
          <p className="text-lg text-ink-soft">
            El lenguaje visual de Predio: papel cálido, tinta, un verde que actúa, terracota que
            pide atención y azul talavera que informa.
          </p>
        </div>
        <ColoursSection />
        <TypeSection />
        <ButtonsSection />
        <FieldsSection />
        <DatesSection />
        <ChoicesSection />
        <NavigationSection />
        <FeedbackSection />
        <ListsSection />
        <ChartsSection />
        <FilesSection />
        <OverlaysSection />
      </main>
    </MemoryRouter>
  )
}
