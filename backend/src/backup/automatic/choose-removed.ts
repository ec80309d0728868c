import { startOfMonth, startOfWeek, toCalendarDate } from '@predio/domain/dates'
import type { BackupRetention } from '../../settings/environment.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Selects the backups to remove (OPS-55). The newest backup of each of the last days, weeks and months stays, and so do all of the last 24
 * hours. Days without a backup do not count, so a server that was off loses none. A wrong clock may date a backup in the future: such a
 * backup replaces none and stays until that date.
 */
export function chooseRemoved<Backup extends { takenAt: Date }>(
  backups: readonly Backup[],
  keep: BackupRetention,
  zone: string,
  now: Date,
): Backup[] {
  const newestFirst = backups
    .filter(({ takenAt }) => takenAt <= now)
    .map((backup) => ({ backup, day: toCalendarDate(backup.takenAt, zone) }))
    .toSorted((a, b) => b.backup.takenAt.getTime() - a.backup.takenAt.getTime())
  const newest = newestFirst[0]?.backup.takenAt.getTime() ?? 0
  const kept = new Set([
    ...newestFirst.filter(({ backup }) => newest - backup.takenAt.getTime() < DAY_MS),
    ...newestOfEach(newestFirst, keep.daily, ({ day }) => day),
    ...newestOfEach(newestFirst, keep.weekly, ({ day }) => startOfWeek(day)),
    ...newestOfEach(newestFirst, keep.monthly, ({ day }) => startOfMonth(day)),
  ])
  return newestFirst.filter((dated) => !kept.has(dated)).map(({ backup }) => backup)
}

function newestOfEach<Backup>(
  newestFirst: readonly Backup[],
  count: number,
  periodOf: (backup: Backup) => string,
): Backup[] {
  const found = new Map<string, Backup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!found.has(period)) found.set(period, backup)
  }
  return [...found.values()].slice(0, count)
}
