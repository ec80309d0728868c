// The only script of /contacto/{token} uses no framework. It runs in the document's head and requests the page's data at once.
import './contact.css'
import type { ContactPage } from '@predio/domain/prospects'
import type { PublicAgent } from '@predio/domain/selections'
import { openLink } from '../frame/open-link.ts'
import { startPage } from '../frame/start-page.ts'
import { showContact } from './show-contact.ts'

startPage()
openLink<ContactPage<PublicAgent>>({ functionName: 'contact', show: showContact })
