// No framework comes to the browser. Every page works without this script, which runs in the head and touches the page once it is parsed.
import './agent-site.css'
import { startPage } from '../../links/frame/start-page.ts'
import { connectContact } from './contact.ts'
import { connectFilters } from './filters.ts'
import { connectGalleries, hideFailedPhotos } from './gallery.ts'
import { connectSharing } from './share.ts'

startPage()
hideFailedPhotos()
document.addEventListener('DOMContentLoaded', () => {
  connectGalleries()
  connectFilters()
  connectSharing()
  connectContact()
})
