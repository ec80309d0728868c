import { mount } from './mount.tsx'
import { PrivacyPage } from './privacy-page.tsx'

mount(<PrivacyPage />)
