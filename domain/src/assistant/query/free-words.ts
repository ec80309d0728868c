import type { UnderstoodQuery } from './guess.ts'
import type { Reading } from './reading.ts'

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a al algo algun alguna algunas alguno algunos ante aqui asi aun ayuda ayudame bien buen ' +
    'buena buenas bueno buenos busca buscamos buscan buscando busco cada casi cliente clientes ' +
    'como con conseguir cual cuales cualquier cuando cuanto cuantas cuantos cuenta da dame de del ' +
    'desde dia dias dime donde e el ella ellos en encuentra encuentrame entre era es esa ese eso ' +
    'esta estan estar este esto estoy favor fue gente gracias gusta gustaria ha hace hasta hay ' +
    'hola inmueble inmuebles interesa interesada interesado ir la las le les lista lo los mando ' +
    'manda mas me mejor mejores mi mis mostrar mucha muchas mucho muestra muestrame muestren muy ' +
    'nada necesita necesitamos necesito ni no nos nuestra nuestro o ofrece ofrecer ofrezco opcion ' +
    'opciones os otra otro para parece pero persona personas plis podria podrias poder por porfa ' +
    'posible preferencia preferible preferiblemente prefiere propiedad propiedades puede puedes ' +
    'puedo pues que quien quiera quiere quieren quiero quisiera sabes se sea sean senor senora ser ' +
    'si sin sobre solo son su sus tal tambien tan tanto te tendra tendras tener tenga ' +
    'tengan tengas tengo ti tiene tienen tienes toda todas todo todos tu tus u un una unas uno ' +
    'unos urge usted va vale vamos ver vez vivir y ya yo ubicada ubicado ubicadas ubicados zona ' +
    'precio precios presupuesto millones mil pesos mes cuesta cuestan incluya cuente bonita bonito ' +
    'bonitas bonitos linda lindo grande grandes chica chico amplia amplio comoda comodo familia ' +
    'familiar pareja mama papa hijos esposa esposo amigo amiga listado catalogo disponible ' +
    'disponibles tipo menos ensename pasame quedan queda tardes noches dos tres cuatro cinco metros frente cerca construida estado nueva nuevo ' +
    'colonia medio bano banos recamara recamaras planta plantas piso pisos visita visitas agenda ' +
    'agendar agendame cita manana hoy importa cosa ok nivel niveles pm am mxn usd'
  ).split(' '),
)
const SHORTEST = 2
const SHORTEST_NUMBER = 3

export function freeWords(reading: Reading): Pick<UnderstoodQuery, 'words' | 'written'> {
  const words = reading.tokens.filter(({ text, kind }, index) => {
    if (reading.telling.has(index)) return true
    if (reading.taken[index] !== undefined || kind === 'mark') return false
    return text.length >= (kind === 'number' ? SHORTEST_NUMBER : SHORTEST) && !STOP_WORDS.has(text)
  })
  const written = new Map(
    words
      .toReversed()
      .map(({ text, start, end }) => [text, reading.text.slice(start, end)] as const),
  )
  const folded = [...new Set(words.map(({ text }) => text))]
  return { words: folded, written: folded.map((word) => written.get(word) ?? word) }
}
