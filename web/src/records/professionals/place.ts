import { useLocation, type Location } from 'react-router'

/** Whom a link asked for lives in the history entry beside the section. */
interface DirectoryState {
  section?: 'directory'
  professional?: string
}

export function professionalTarget(professional: string): { to: string; state: DirectoryState } {
  return { to: '/dashboard', state: { section: 'directory', professional } }
}

/** The name of the person the list is to open with. */
export function useAskedProfessional(): string | undefined {
  const { state } = useLocation() as Location<DirectoryState | null>
  return typeof state?.professional === 'string' ? state.professional : undefined
}
