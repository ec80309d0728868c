import { mount } from './mount.tsx'
import { LandingPage } from './landing-page.tsx'

mount(<LandingPage />)
