/**
 * Attackers guess these passwords first (ACC-67). The list is built from words, their common endings and keyboard walks, so that few lines
 * give more than a thousand passwords.
 */
const WORDS = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort contrasena contrasenia clave claves secreto secreta secret admin administrador administrator
  root user usuario usuarios guest invitado test prueba pruebas demo default master access acceso login welcome bienvenido bienvenida hola hello
  holamundo holahola buenosdias letmein entrar abretesesamo changeme cambiame temporal qwerty qwertz azerty asdf asdfg zxcv abc abcd abcde abcdef abc123
  iloveyou teamo teamomucho tequiero tqm mivida miamor amor amores amormio corazon cielo princesa principe reina rey bebe bebita bonita hermosa hermoso
  preciosa chiquita chiquito gatito gatita perrito mascota familia mifamilia mama papa mamapapa hijos mishijos hermano hermana abuela abuelo amigos
  amigas amistad siempre juntos estrella estrellita luna lunita solsol angel angelito angeles angelica diablo jesus jesucristo cristo diosesamor
  diosmio dios virgen guadalupe maria josemaria juan pedro pablo jose luis carlos jorge miguel antonio francisco alejandro alejandra daniel daniela
  david diego eduardo fernando fernanda gabriel gabriela guillermo javier jesusito ricardo roberto sergio manuel mario martin oscar rafael raul ruben
  victor andrea andres ana anita carmen carolina claudia diana elena isabel juana laura leticia lucia margarita mariana monica natalia patricia paola
  rosa rosita sandra silvia sofia teresa valentina valeria vanessa veronica michael jennifer jessica ashley nicole daniel anthony joshua matthew andrew
  charlie thomas robert george william jordan taylor hunter michelle amanda samantha melissa stephanie elizabeth jasmine brandon justin tigger ginger
  maggie buster bailey cookie pepper peanut shadow snoopy superman batman spiderman ironman starwars pokemon pikachu naruto dragon dragonball goku
  vegeta matrix hannah monkey donkey tiger lion eagle falcon phoenix cheese chocolate banana orange apple cherry strawberry fresa flower flores rosas
  sunshine rainbow summer winter spring autumn verano invierno primavera freedom libertad love lovely lover forever whatever nothing trustno1 computer
  internet windows google facebook instagram whatsapp youtube yahoo hotmail gmail samsung iphone apple linkedin twitter minecraft fortnite xbox
  playstation nintendo football futbol soccer baseball beisbol basketball basquetbol hockey golf tennis boxeo america clubamerica chivas chivasguadalajara
  pumas cruzazul tigres rayados toluca santos atlas leon pachuca necaxa barcelona barca realmadrid madrid messi cristiano ronaldo ronaldo7 cr7 liverpool
  arsenal chelsea juventus mexico mexicano mexicana vivamexico cdmx guadalajara monterrey puebla tijuana cancun jalisco veracruz oaxaca sinaloa sonora
  chiapas yucatan tamaulipas colombia argentina espana spain chile peru ecuador venezuela killer ninja warrior guerrero hacker pirata gangster money
  dinero millonario success exito trabajo empresa oficina negocio ventas casa casas hogar inmobiliaria inmuebles propiedad propiedades realestate
  agente asesor broker predio predios computadora telefono celular camara musica music rockyou metallica nirvana guitar guitarra hola123 batman soleil
  bonjour salut azertyuiop motdepasse ferrari porsche mercedes mustang corvette harley yamaha honda toyota nissan tsuru vocho chevrolet police policia
  soldier soldado marine blink182 purple violet silver golden yellow amarillo rojo verde azul negro blanco morado rosado naranja pink black white blue
  green red redsox yankees lakers cowboys steelers packers eagles raiders patriots dodgers gigantes thunder storm tormenta fuego agua tierra lucky
  suerte feliz felicidad alegria paz peace sweet sweetie baby babygirl honey angel1 beautiful gorgeous pretty cute sexy caliente diamond diamante
  cristal crystal butterfly mariposa dolphin delfin conejo tortuga caballo elefante panda koala osito peluche barbie hellokitty mickey minnie disney
  nemo simba bambi dumbo cenicienta merlin gandalf frodo hobbit yoda vader skywalker enterprise startrek zeppelin pantera acdc slayer korn
  security seguridad private privado personal profesional maestro maestra doctor doctora enfermera ingeniero abogado contador arquitecto estudiante
  universidad escuela colegio unam politecnico biblia amen aleluya bendicion bendiciones gracias porfavor felices navidad`.split(
    /\s+/,
  ),
)

const ENDINGS =
  /^(?:0|1|2|3|5|7|9|00|01|10|11|12|13|21|22|23|69|77|88|99|007|100|111|123|234|321|666|777|1234|4321|12345|54321|123456|654321|(?:19[5-9]|20[0-3])\d|[!.*#$@?]|1[!.*#$@?]|123[!.*#$@?])?$/

const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'asdfghjkl;',
  'zxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369',
  '147852369',
  '159357456',
  '789456123',
  'abcd1234abcd',
  'qwer1234qwer',
  'asdf1234asdf',
  '123qweasdzxc',
  '1234qwerasdf',
  'qweasdzxc123',
  'a1b2c3d4e5f6',
  'aa123456',
  '123abc456def',
]
const WALKS_BOTH_WAYS = [...WALKS, ...WALKS.map((walk) => Array.from(walk).toReversed().join(''))]

const REPEATED = /^(?:([a-z])\1{5,9}|(\d{1,4})\2+)$/
const DATE =
  /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)?\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/
const MIN_WALK = 5

/** Upper case and accents do not make a common password rare. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (REPEATED.test(plain) || DATE.test(plain)) return true
  if (plain.length >= MIN_WALK && WALKS_BOTH_WAYS.some((walk) => walk.includes(plain))) return true
  for (let end = plain.length; end > 1; end--) {
    const word = plain.slice(0, end)
    const isWord =
      WORDS.has(word) || (end >= MIN_WALK && WALKS.some((walk) => walk.startsWith(word)))
    if (isWord && ENDINGS.test(plain.slice(end))) return true
  }
  return false
}

/** Somebody who knows the account guesses its address and the part before the @ first. */
export function isOwnEmail(password: string, email: string | null | undefined): boolean {
  const [plain, address] = [password.trim().toLowerCase(), (email ?? '').toLowerCase()]
  return address !== '' && (plain === address || plain === address.split('@', 1)[0])
}
