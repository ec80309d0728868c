import { Capabilities } from './capabilities.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'

export function LandingScreen() {
  return (
    <>
      <Hero />
      <Capabilities />
      <Steps />
      <Prices />
      <Questions />
      <Closing />
    </>
  )
}
