export { LandingScreen } from './landing-screen.tsx'
export { landingData } from './landing-data.ts'
