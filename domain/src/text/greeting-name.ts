const TITLE = /^(?:don|doña|dña|sr|sra|srta|lic|ing|arq|dr|dra|mtro|mtra|prof|profa|c\.?p)\.?$/iu
const PARTICLE = /^(?:de|del|la|las|los|el|y|van|von|da|di|san)$/iu

interface Named {
  first_name: string
  last_name?: string | null
}

export function isNameTitle(word: string): boolean {
  return TITLE.test(word)
}

export function isNameParticle(word: string): boolean {
  return PARTICLE.test(word)
}

/**
 * WHATSAPP-11: 'María José' is greeted with the whole first name; 'Don Ramón' or 'Lic. de la Garza' keeps the title if no other name
 * exists.
 */
export function greetingName({ first_name, last_name }: Named): string {
  const words = first_name.split(/\s+/).filter(Boolean)
  if (words.length === 0 || !words.every(isNameTitle)) return first_name.trim()
  const surnames = (last_name ?? '').split(/\s+/).filter(Boolean)
  const end = surnames.findIndex((word) => !isNameParticle(word))
  return [...words, ...surnames.slice(0, end + 1)].join(' ')
}
