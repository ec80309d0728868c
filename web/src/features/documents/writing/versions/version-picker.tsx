import { formatDate } from '@predio/domain/dates'
import { Select } from '../../../../ui/select.tsx'
import { useZone } from '../../../../capabilities/profile/use-zone.ts'
import type { Version } from '../../../../records/documents/text/api/list-versions.ts'
import { versionMessages } from '../messages.ts'

interface VersionPickerProps {
  label: string
  versions: readonly Version[]
  value: number
  onChange: (version: number) => void
}

export function VersionPicker({ label, versions, value, onChange }: VersionPickerProps) {
  const zone = useZone()
  const newest = versions[0]?.version
  const options = versions.map(({ version, created_at, created_by }) => {
    const moment = new Date(created_at)
    const when = `${formatDate(moment, zone, 'short')}, ${formatDate(moment, zone, 'time')}`
    return {
      id: String(version),
      label:
        version === newest
          ? `${versionMessages.version(version)} (${versionMessages.current})`
          : versionMessages.version(version),
      description: `${when}, ${created_by ? versionMessages.byYou : versionMessages.bySystem}`,
    }
  })
  return (
    <Select
      label={label}
      options={options}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
