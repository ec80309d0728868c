/** A page on https shows no pictures over http. */
export function pictureUrl(url: string): string {
  return location.protocol === 'https:' ? url.replace(/^http:/i, 'https:') : url
}
