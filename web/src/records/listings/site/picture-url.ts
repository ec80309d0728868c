/** A secure page shows no insecure picture. */
export function pictureUrl(url: string): string {
  return location.protocol === 'https:' ? url.replace(/^http:/i, 'https:') : url
}
