import { linkFunction } from '../_shared/links/link-function.ts'
import { presentDocument } from './present-document.ts'
import { noteDownload, shareLink } from './share.ts'

/** Opens a share by its token, for somebody without an account: to show it, or for a download from the page that is open already. */
export const sharedDocument = linkFunction({
  name: 'shared-document',
  ...shareLink,
  present: presentDocument,
  actions: {
    download: {
      isAnswer: false,
      handle: async (context, share) => {
        const presented = await presentDocument(context, share)
        await noteDownload(context, share)
        return presented
      },
    },
  },
})
