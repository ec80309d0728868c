import { mount } from './mount.tsx'
import { TermsPage } from './terms-page.tsx'

mount(<TermsPage />)
