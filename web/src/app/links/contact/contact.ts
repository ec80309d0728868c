// The one script of /contacto/{token}: no framework comes to the browser. It runs in the head and asks for the page at once.
import './contact.css'
import type { ContactPage } from '@predio/domain/prospects'
import type { PublicAgent } from '@predio/domain/selections'
import { openLink } from '../frame/open-link.ts'
import { startPage } from '../frame/start-page.ts'
import { showContact } from './show-contact.ts'

startPage()
openLink<ContactPage<PublicAgent>>({ functionName: 'contact', show: showContact })
