import type { CountKind } from './guess.ts'
import { each, type FoundPhrase, PhraseBook } from './phrase-book.ts'
import { type Reading, wordAt } from './reading.ts'

export type Noun = CountKind | 'area' | 'hectares' | 'years' | 'nothing'

const METRES = 'm2|m²|mt2|mt²|mts2|mts²|mtrs2|mtrs²|metros2|metros²'
const LOOSE_METRES = 'm|mt|mts|mtrs|metro|metros'

const NOUNS = new PhraseBook<Noun>([
  ...each(
    'bedrooms' as const,
    'recamara|recamaras|recam|rec|recs|recamras|recamaraz|dormitorio|dormitorios|alcoba|alcobas',
    'habitacion|habitaciones|hab|habs|cuarto|cuartos',
    'rec|recs|hab .',
  ),
  ...each('bathrooms' as const, 'bano|banos|ba|wc', 'bano|banos completo|completos'),
  ...each(
    'parking' as const,
    'cajon|cajones|estacionamiento|estacionamientos|est|cochera|cocheras|garage|garages|garaje|garajes',
    'auto|autos|coche|coches|carro|carros|vehiculos|camionetas',
    'cajon|cajones|lugar|lugares de|para estacionamiento|estacionamientos|auto|autos|coches|carros',
    'lugar|lugares de|para estacionar',
  ),
  ...each(
    'area' as const,
    METRES,
    LOOSE_METRES,
    `${LOOSE_METRES} cuadrados|cuadrado`,
    `${METRES}|${LOOSE_METRES} de construccion|terreno|superficie`,
    'metros cuadrados de construccion|terreno|superficie',
  ),
  ...each('hectares' as const, 'hectarea|hectareas|ha|has'),
  ...each('years' as const, 'ano|anos', 'ano|anos de antiguedad|construida|construido'),
  ...each(
    'nothing' as const,
    // 'A 200 metros de la playa' and '8 metros de frente' are lengths, not areas.
    `${LOOSE_METRES} de frente|fondo|ancho|largo|altura|alto|la|las|los`,
    `${LOOSE_METRES} del|lineales|al`,
    'piso|pisos|nivel|niveles|planta|plantas|minuto|minutos|min|km|kilometros|persona|personas',
    'hijo|hijos|nino|ninos|cuadra|cuadras|mes|meses|dia|dias|semana|semanas|hora|horas|hrs|hr',
    'propiedad|propiedades|opcion|opciones|casa|casas|departamento|departamentos|depas|terrenos',
    'de|en enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
  ),
])

export function findNoun(reading: Reading, at: number): FoundPhrase<Noun> | null {
  const direct = NOUNS.find(reading, at)
  const adjective = /^(?:amplias?|grandes?|buen[ao]s|solas?|o mas)$/.test(wordAt(reading, at))
  return direct ?? (adjective ? NOUNS.find(reading, at + 1) : null)
}
