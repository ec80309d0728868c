import { linkFunction } from '../_shared/links/link-function.ts'
import { presentDocument } from './present-document.ts'
import { noteDownload, shareLink } from './share.ts'

/** Actions show the document or begin a download from the open page. */
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
