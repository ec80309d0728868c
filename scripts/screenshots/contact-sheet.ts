import type { Look } from '../../test-support/screens/looks.ts'

export function contactSheet(
  looks: readonly Look[],
  taken: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const rows = [...taken].map(([screen, names]) => {
    const cells = looks.map(({ name }) => (names.has(name) ? picture(name, screen) : '<td></td>'))
    return `<tr><th>${screen}</th>${cells.join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { font: 14px system-ui; margin: 16px; color-scheme: light dark }
  th { position: sticky; left: 0; top: 0; background: Canvas; padding: 8px; text-align: left; vertical-align: top }
  td { padding: 8px; vertical-align: top }
  img { height: 360px; object-fit: cover; object-position: top; border: 1px solid GrayText }
</style>
<table>
<thead><tr><th></th>${looks.map(({ name }) => `<th>${name}</th>`).join('')}</tr></thead>
${rows.join('\n')}
</table>
</html>
`
}

function picture(look: string, screen: string): string {
  const file = `${look}/${screen}.png`
  return `<td><a href="${file}"><img src="${file}" alt="${screen}, ${look}" loading="lazy"></a></td>`
}
