export type MarkKind = 'contact' | 'number' | 'address' | 'name' | 'capitals'

const DIGIT_WORDS =
  'cero|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti[a-zé]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos'
const STREETS =
  'calles?|avenida|boulevard|bulevar|calzada|privada|prolongación|prolongacion|carretera|andador|circuito|cerrada|callejón|callejon|paseo|periférico|periferico|retorno'
const SHORT_STREETS = 'av|avda|ave|blvd|boul|calz|priv|prol|carr|cda|cto'
const ABBREVIATIONS = `${SHORT_STREETS}|no|nos|nro|núm|num|col|fracc|esq|int|ext|depto|dpto|edif|ed|desp|mza?|mzna|lte?|sm|km|c\\.?p|tel|cel|pte|ote|nte|sta|sto|dra?|lic|ing|arq|sra?|srta|prof|profa|mtr[oa]|gral|cnel`

const anyCase = (words: string) =>
  words
    .split('|')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|')

// 'Mérida. Tiene' is no name, so a point belongs to a word only in an abbreviation or an initial. The limit of 30 letters prevents
// quadratic time for a long run of letters.
const INITIAL = '\\p{Lu}\\.(?!\\p{L})'
const CAPITALIZED = `(?:${INITIAL}|\\p{Lu}(?:[\\p{L}’'-]|\\.(?=\\p{L})){1,30}(?:(?<=(?<!\\p{L})(?:${anyCase(ABBREVIATIONS)}|\\p{L}))\\.)?)`
const NUMERAL = `(?:(?:#\\s?)?\\d+(?:-\\w+|[a-zA-Z])?(?![\\p{L}\\d])|[Ss]/[Nn](?!\\p{L})|(?:${DIGIT_WORDS})(?!\\p{L}))`
const PARTICLES = `(?:(?:de|del|la|las|los|el|x|por|entre|y)\\s+|[Nn][°º]\\s*|(?:[Nn][uú]m(?:ero)?|[Nn]o|[Ee]xt|[Ii]nt)(?:\\.\\s*|\\s+))*`
const SPACE = '[^\\S\\n]+'
const STREET = `(?:(?:${anyCase(STREETS)})(?:\\s+|\\.\\s*(?=\\d))|(?:${anyCase(SHORT_STREETS)})(?:\\.\\s*|\\s+))`

export const MARK_PATTERNS: readonly [MarkKind, RegExp][] = [
  ['contact', /[^\s@]{1,64}@[^\s@]{1,255}\.[a-z]{2,}/giu],
  [
    'contact',
    /(?:https?:\/\/|www\.)\S+|(?<=^|[\s(])@\w[\w.]*|(?<![a-z0-9-])[a-z0-9-]{3,}\.[a-z]{2,7}(?:\/\S*)?\b/giu,
  ],
  [
    'number',
    new RegExp(
      `(?<![\\p{L}\\d,.$])(?:(?:\\+?\\d{1,10}|${DIGIT_WORDS})(?:[\\s().-]{1,3}(?:y\\s+)?|(?=$|[^\\p{L}\\d]))){3,}`,
      'giu',
    ),
  ],
  ['number', /(?<![\d,.$])\+?\d(?:[\s().-]{0,2}\d){6,}(?![,\d])/gu],
  // With the flag `i` the pattern would treat small particles as capitalized words.
  [
    'address',
    new RegExp(
      `(?<!\\p{L})(?:${STREET}${PARTICLES}(?:${NUMERAL}|${CAPITALIZED})|(?:[Cc]\\.\\s*|C\\s+)${NUMERAL})(?:${SPACE}${PARTICLES}(?:${NUMERAL}|${CAPITALIZED}))*(?:\\s*(?:,\\s*)?#\\s?\\d+[\\w-]*)?`,
      'gu',
    ),
  ],
  [
    'address',
    /#\s?\d+[\w-]*|(?<!\p{L})(?:(?:no\.?|n[°º]|n[uú]m(?:ero)?\.?)(?:\s?(?:ext|int)(?:erior)?\.?)?|lote|lte?\.?|manzana|mza?\.?|sm\.?|supermanzana|km\.?|depto\.?|edif\.|interior|int\.|ext\.)\s{0,3}#?\d+[\w-]*/giu,
  ],
  [
    'address',
    new RegExp(`(?<!\\p{L})(?:no\\.|n[uú]m(?:ero)?\\.?)\\s+(?:${DIGIT_WORDS})(?!\\p{L})`, 'giu'),
  ],
  [
    'address',
    new RegExp(
      `(?<![\\p{L}\\d])(?:\\d+[a-z]?\\s+)?(?:x|entre)\\s+(?:la\\s+)?${NUMERAL}\\s+[yx]\\s+(?:la\\s+)?${NUMERAL}(?![.,]\\d|\\s*(?:%|(?!(?:de|en|col|colonia|fracc)(?!\\p{L}))\\p{L}))`,
      'giu',
    ),
  ],
  [
    'address',
    new RegExp(
      `(?<!\\p{L})[Ee]sq(?:\\.\\s*(?:con\\s+)?|uina\\s+con\\s+)(?:la\\s+)?(?:calle\\s+)?(?:${NUMERAL}|${CAPITALIZED})`,
      'gu',
    ),
  ],
  ['address', /(?<!\p{L})c\.?\s?p\.?\s?\d{5}\b/giu],
  [
    'name',
    new RegExp(
      `(?<!\\p{L})(?:[Ll]ic|[Ii]ng|[Aa]rq|[Dd]ra?|[Ss]ra?|[Ss]rta|[Pp]rofa?|[Mm]tr[oa]|[Dd]on|[Dd]oña|[Aa]sesora?|[Aa]gente|[Pp]ropietari[oa]|[Dd]ueñ[oa]|[Cc]ontacto|(?:[Ii]nformes|[Ii]nfo|[Cc]itas?|[Pp]revia|[Dd]irect[oa]|[Tt]rat[oa]r?|[Cc]omun[ií](?:cat[eé]|carse|quese)|[Hh]abl[ae]r?|[Aa]gendar?) con|[Pp]regunt[ae]r? por|[Ll]lam[ae]r? a|[Mm]ar(?:car?|que) a)\\.?:?\\s+${CAPITALIZED}(?:${SPACE}(?:(?:de|del|la|las|los)${SPACE})*${CAPITALIZED})*`,
      'gu',
    ),
  ],
  [
    'capitals',
    new RegExp(
      `(?<![\\p{L}/])${CAPITALIZED}(?:${SPACE}(?:(?:de|del|la|las|los|y)${SPACE})*${CAPITALIZED})+`,
      'gu',
    ),
  ],
]

export const SENTENCE_BREAK = new RegExp(
  `(?<=[!?…][)"”»]*|(?<!(?<!\\p{L})(?:${anyCase(ABBREVIATIONS)}|\\p{Lu}|c|\\d+(?:[ao]|er|[dr][ao])))\\.[)"”»]*)\\s+`,
  'u',
)
