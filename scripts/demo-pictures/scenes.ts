import { mansion, officeBlock, shopFront } from './business.ts'
import { beachHouse } from './beach-house.ts'
import { gardenBuilding, rooftop } from './green-buildings.ts'
import { arcadeHouse, colonialHouse } from './houses.ts'
import { LIGHTS, type Hour } from './light.ts'
import { glaze } from './nature.ts'
import { modernHouse, townhouse } from './new-houses.ts'
import { garden, pool, terrace } from './outdoors.ts'
import { beachPlot, fieldPlot, roadPlot, townView } from './plots.ts'
import { createDice } from './random.ts'
import { bedroom, livingRoom } from './rooms-to-rest.ts'
import { office, shop } from './rooms-to-work.ts'
import { bathroom, kitchen } from './rooms-with-water.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { balconyTower, decoBuilding } from './towers.ts'

type Scene = readonly [draw: (sheet: Sheet) => void, hour: Hour, zoom?: number]

const cityRoof = (sheet: Sheet) => rooftop(sheet, false)
const seaRoof = (sheet: Sheet) => rooftop(sheet, true)

/** Which scene each picture shows, and at what hour; the rest follows from its name. */
const SCENES: Record<string, Scene> = {
  'casa-01': [colonialHouse, 'morning'],
  'casa-02': [modernHouse, 'dusk'],
  'casa-03': [townhouse, 'noon'],
  'casa-04': [arcadeHouse, 'afternoon'],
  'casa-05': [pool, 'morning'],
  'casa-06': [modernHouse, 'noon', 1.18],
  'casa-07': [mansion, 'sunset'],
  'casa-08': [townhouse, 'morning', 1.14],
  'casa-09': [arcadeHouse, 'morning'],
  'casa-10': [townhouse, 'afternoon', 1.22],
  'casa-11': [modernHouse, 'morning'],
  'casa-12': [colonialHouse, 'afternoon'],
  'casa-13': [townhouse, 'noon'],
  'casa-14': [modernHouse, 'sunset', 1.2],
  'casa-15': [arcadeHouse, 'noon'],
  'casa-16': [townhouse, 'dusk'],
  'casa-17': [beachHouse, 'noon'],
  'casa-18': [beachHouse, 'morning'],
  'casa-19': [beachHouse, 'sunset'],
  'casa-20': [colonialHouse, 'noon'],
  'casa-21': [colonialHouse, 'sunset'],
  'casa-22': [modernHouse, 'noon', 1.28],
  'casa-23': [townhouse, 'sunset', 1.2],
  'casa-24': [modernHouse, 'dusk', 1.12],
  'casa-25': [pool, 'dusk'],
  'depto-01': [balconyTower, 'noon'],
  'depto-02': [cityRoof, 'sunset'],
  'depto-03': [gardenBuilding, 'morning'],
  'depto-04': [terrace, 'noon'],
  'depto-05': [balconyTower, 'morning'],
  'depto-06': [colonialHouse, 'dusk'],
  'depto-07': [balconyTower, 'dusk'],
  'depto-08': [gardenBuilding, 'afternoon'],
  'depto-09': [colonialHouse, 'noon'],
  'depto-10': [seaRoof, 'noon'],
  'depto-11': [decoBuilding, 'morning'],
  'depto-12': [decoBuilding, 'afternoon'],
  'depto-13': [cityRoof, 'afternoon', 1.15],
  'depto-14': [decoBuilding, 'noon'],
  'depto-15': [balconyTower, 'sunset'],
  'depto-16': [seaRoof, 'sunset'],
  'depto-17': [pool, 'afternoon', 1.1],
  'terreno-01': [fieldPlot, 'noon'],
  'terreno-02': [fieldPlot, 'morning'],
  'terreno-03': [fieldPlot, 'afternoon'],
  'terreno-04': [roadPlot, 'noon'],
  'terreno-05': [beachPlot, 'noon'],
  'terreno-06': [roadPlot, 'sunset'],
  'terreno-07': [fieldPlot, 'sunset'],
  'oficina-01': [officeBlock, 'noon'],
  'oficina-02': [officeBlock, 'afternoon'],
  'oficina-03': [officeBlock, 'morning'],
  'oficina-04': [mansion, 'morning'],
  'oficina-05': [mansion, 'noon'],
  'local-01': [shopFront, 'morning'],
  'local-02': [shopFront, 'noon'],
  'local-03': [shopFront, 'dusk'],
  'local-04': [shopFront, 'afternoon'],
  'local-05': [shopFront, 'sunset'],
  'sala-1': [livingRoom, 'noon'],
  'sala-2': [livingRoom, 'afternoon'],
  'sala-3': [livingRoom, 'morning'],
  'sala-4': [livingRoom, 'dusk'],
  'cocina-1': [kitchen, 'morning'],
  'cocina-2': [kitchen, 'noon'],
  'cocina-3': [kitchen, 'afternoon'],
  'recamara-1': [bedroom, 'morning'],
  'recamara-2': [bedroom, 'afternoon'],
  'recamara-3': [bedroom, 'noon'],
  'recamara-4': [bedroom, 'dusk'],
  'bano-1': [bathroom, 'morning'],
  'bano-2': [bathroom, 'noon'],
  'jardin-1': [garden, 'noon'],
  'jardin-2': [garden, 'afternoon'],
  'alberca-1': [pool, 'noon'],
  'alberca-2': [pool, 'sunset'],
  'terraza-1': [terrace, 'afternoon'],
  'terraza-2': [terrace, 'morning'],
  'despacho-1': [office, 'noon'],
  'despacho-2': [office, 'afternoon'],
  'tienda-1': [shop, 'noon'],
  'tienda-2': [shop, 'dusk'],
  'entorno-1': [townView, 'afternoon'],
  'entorno-2': [roadPlot, 'morning'],
  'entorno-3': [townView, 'dusk'],
  'entorno-4': [roadPlot, 'afternoon'],
}

export function drawScene(name: string): string {
  const scene = SCENES[name]
  if (!scene) throw new Error(`there is no scene for ${name}`)
  const [draw, hour, zoom = 1] = scene
  const sheet = createSheet(createDice(name), LIGHTS[hour])
  draw(sheet)
  glaze(sheet)
  return sheet.toSvg({ mirrored: createDice(`${name} mirrored`).chance(0.5), zoom })
}
