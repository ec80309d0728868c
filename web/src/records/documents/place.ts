import { useCallback } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { recordAddress, recordIdAt } from '../../lib/record-address.ts'

const HOME = '/dashboard'

/** Which document is shown is in its address, or in the history entry beside the section: Back finds the list again. */
interface DocumentsState {
  section?: 'documents'
  documentId?: string
}

export function useOpenedDocument(): string | undefined {
  const { state, pathname } = useLocation() as Location<DocumentsState | null>
  const addressed = recordIdAt(pathname, 'documentos')
  if (addressed !== undefined) return addressed
  return typeof state?.documentId === 'string' ? state.documentId : undefined
}

export function documentTarget(documentId: string): { to: string; state: DocumentsState } {
  return {
    to: recordAddress('documentos', documentId),
    state: { section: 'documents', documentId },
  }
}

export function useOpenDocument(): (documentId: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (documentId) => {
      const { to, state } = documentTarget(documentId)
      void navigate(to, { state })
    },
    [navigate],
  )
}

/** Back to where the person came from; to the list where there is nothing to go back to. */
export function useLeaveDocument(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key === 'default') void navigate(HOME, { state: { section: 'documents' }, replace: true })
    else void navigate(-1)
  }
}
