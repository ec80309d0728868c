export interface MailContent {
  title: string
  paragraphs: string[]
  action?: { label: string; link: string }
  code?: string
  codeHint?: string
  closing: string
}

export interface MailData {
  to: string
  email: string
  newEmail: string
  link: string
  code: string
}

export function layoutText({
  title,
  paragraphs,
  action,
  code,
  codeHint,
  closing,
}: MailContent): string {
  return [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(code ? [`${codeHint ?? 'Tu código'}: ${code}`] : []),
    closing,
    'Predio',
  ].join('\n\n')
}

/** Mail programs support little more than inline styles and a single column. */
export function layoutHtml({
  title,
  paragraphs,
  action,
  code,
  codeHint,
  closing,
}: MailContent): string {
  return `<!doctype html>
<html lang="es-MX">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f1e7;color:#24211c;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;font-size:16px;line-height:1.5">
<p style="margin:0 0 24px;font-weight:700;color:#1d5b45">Predio</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(title)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join('\n')}
${action ? buttonHtml(action) : ''}
${code ? codeHtml(code, codeHint ?? 'Tu código') : ''}
<p style="margin:24px 0 0;font-size:14px;color:#6b645a">${escape(closing)}</p>
</div>
</body>
</html>
`
}

function buttonHtml({ label, link }: { label: string; link: string }): string {
  return `<p style="margin:24px 0"><a href="${escape(link)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#1d5b45;color:#ffffff;text-decoration:none;font-weight:600">${escape(label)}</a></p>`
}

function codeHtml(code: string, hint: string): string {
  return `<p style="margin:16px 0">${escape(hint)}: <strong style="font-size:20px;letter-spacing:3px">${escape(code)}</strong></p>`
}

function escape(value: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
