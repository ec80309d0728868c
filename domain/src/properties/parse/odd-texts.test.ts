// These texts are written as on Mexican sites where nobody checks the field.
import { describe, expect, it } from 'vitest'
import { parseArea } from './parse-area.ts'
import { parsePrice } from './parse-price.ts'
import { parseOperations, parseType } from './parse-words.ts'

const USD = 'USD'
const MXN = 'MXN'

describe('PROP-05 prices', () => {
  it.each([
    ['$3,500,000 MXN (US$195,000)', 3_500_000, MXN, { amount: 195_000, currency: USD }],
    ['$4,500,000 MXN / $250,000 USD', 4_500_000, MXN, { amount: 250_000, currency: USD }],
    ['$4,500,000 (aprox. 250,000 dólares)', 4_500_000, MXN, { amount: 250_000, currency: USD }],
    ['$4,500,000 M.N. o 250 mil dlls', 4_500_000, MXN, { amount: 250_000, currency: USD }],
    ['US$195,000 ($3,500,000 MXN)', 195_000, USD, { amount: 3_500_000, currency: MXN }],
    ['USD 195,000 / MXN 3,500,000', 195_000, USD, { amount: 3_500_000, currency: MXN }],
    ['$195,000 USD ($3,500,000 pesos)', 195_000, USD, { amount: 3_500_000, currency: MXN }],
    ['4.5 mdp (250 mil usd)', 4_500_000, MXN, { amount: 250_000, currency: USD }],
    ['$3,500,000 pesos | 195,000 dlls', 3_500_000, MXN, { amount: 195_000, currency: USD }],
    ['MXN $3,500,000 - USD $195,000', 3_500_000, MXN, { amount: 195_000, currency: USD }],
    ['$25,000 MXN ó $1,400 USD mensuales', 25_000, MXN, { amount: 1400, currency: USD }],
    ['3,500,000 mn (195,000 usd)', 3_500_000, MXN, { amount: 195_000, currency: USD }],
    ['$12,000,000 MN; US$ 650,000', 12_000_000, MXN, { amount: 650_000, currency: USD }],
    [
      'Precio: $2,900,000 pesos (160 mil dólares)',
      2_900_000,
      MXN,
      { amount: 160_000, currency: USD },
    ],
  ])('the text %s has the price %d %s and the other price %j', (text, amount, currency, other) => {
    expect(parsePrice(text)).toMatchObject({ amount, currency, other, per: null })
  })

  it.each([
    ['$4,500,000 se aceptan dólares', 4_500_000, null],
    ['$3,500,000 MXN (190,000 EUR)', 3_500_000, MXN],
    ['$180,000 (precio en dólares)', 180_000, USD],
    ['$2,350,000.00 (Dos millones trescientos cincuenta mil pesos 00/100 M.N.)', 2_350_000, MXN],
    ['2 millones 350 mil', 2_350_000, null],
    ['2 millones 350 mil pesos', 2_350_000, MXN],
    ['$2 millones 350 mil', 2_350_000, null],
    ['2 millones con 350 mil', 2_350_000, null],
    ['2 millones y 350 mil', 2_350_000, null],
    ['2 millones 350,000', 2_350_000, null],
    ['1 millón 200 mil 500', 1_200_500, null],
    ['1 millón y medio', 1_500_000, null],
    ['Un millón y medio de pesos', 1_500_000, MXN],
    ['dos millones', 2_000_000, null],
    ['Tres millones 200 mil pesos', 3_200_000, MXN],
    ['medio millón de pesos', 500_000, MXN],
    ['$1.85 mdp', 1_850_000, MXN],
    ['1,85 mdp', 1_850_000, MXN],
    ['$3.2 Millones MXN', 3_200_000, MXN],
    ['$950mil', 950_000, null],
    ['$950 MIL PESOS', 950_000, MXN],
    ['18 mil mensuales', 18_000, null],
    ['$18mil/mes', 18_000, null],
    ['2.5MM', 2_500_000, null],
    ['$2,5 millones', 2_500_000, null],
    ['Antes $3,500,000 ahora $3,200,000', 3_200_000, null],
    ['De $3,500,000 a $3,200,000', 3_200_000, null],
    ['Precio anterior: $1,900,000. Hoy $1,750,000', 1_750_000, null],
    ['Enganche $300,000, precio $3,000,000', 3_000_000, null],
    ['Enganche desde $90,000 y mensualidades de $8,500. Precio $1,250,000', 1_250_000, null],
    ['$25,000 + mantenimiento $3,000', 25_000, null],
    ['Mantenimiento $3,000, renta $25,000', 25_000, null],
    ['Apartado con $20,000. $2,100,000', 2_100_000, null],
    ['Depósito $15,000 / Renta $15,500', 15_500, null],
    ['$1,200,000 - $1,500,000', 1_200_000, null],
    ['De $1,200,000 hasta $1,500,000', 1_200_000, null],
    ['Desde $1,200,000 hasta $1,500,000', 1_200_000, null],
    ['$1,990,000 de contado, $2,150,000 con crédito', 1_990_000, null],
    ['$2,500,000 negociable', 2_500_000, null],
    ['$2,500,000 a tratar', 2_500_000, null],
    ['$2,500,000.-', 2_500_000, null],
    ['$2,500,000 IVA incluido', 2_500_000, null],
    ['$ 2.500.000,00 MXN', 2_500_000, MXN],
    ["$2'500,000.00 m.n.", 2_500_000, MXN],
    ['$2,500,000 200 m2 de terreno', 2_500_000, null],
    ['200 m2 en $2,500,000', 2_500_000, null],
    ['3 rec 2 baños $14,500 al mes', 14_500, null],
    ['$14,500 c/u', 14_500, null],
    ['MX$14,500', 14_500, MXN],
    ['$14,500 pesos', 14_500, MXN],
    ['$120 por m² / total $2,400,000', 2_400_000, null],
    ['Total: $2,400,000 ($120/m2)', 2_400_000, null],
    ['$2,400,000 (a $1,200 el m2)', 2_400_000, null],
    ['$1,200 x m2, $2,400,000 en total', 2_400_000, null],
    ['Precio por m2 $1,200. Precio total $2,400,000', 2_400_000, null],
    ['$850,000 120 m2', 850_000, null],
  ])('the price %s is %d %s', (text, amount, currency) => {
    expect(parsePrice(text)).toEqual({ amount, currency, per: null, other: null })
  })

  it.each([
    ['$850 m2', 850, 'm2'],
    ['$850 m²', 850, 'm2'],
    ['$850 / m2', 850, 'm2'],
    ['$850/mt2', 850, 'm2'],
    ['$850 mts2', 850, 'm2'],
    ['$850 por metro cuadrado', 850, 'm2'],
    ['$850 el metro', 850, 'm2'],
    ['$850 x m2', 850, 'm2'],
    ['$850.00 MXN x m2', 850, 'm2'],
    ['850 pesos m2', 850, 'm2'],
    ['$850 pesos el metro cuadrado', 850, 'm2'],
    ['m2 a $850', 850, 'm2'],
    ['Precio por m2: $850', 850, 'm2'],
    ['Precio m² $1,200', 1200, 'm2'],
    ['el metro en $3,500', 3500, 'm2'],
    ['$1.5 mdp por hectárea', 1_500_000, 'ha'],
    ['$350,000 por hectárea', 350_000, 'ha'],
    ['$350,000/ha', 350_000, 'ha'],
    ['350 mil la hectárea', 350_000, 'ha'],
    ['$45 por vara', 45, 'vara'],
    ['$45/vara²', 45, 'vara'],
    ['$45 la vara', 45, 'vara'],
    ['$1,200 por vara cuadrada', 1200, 'vara'],
    ['Vara cuadrada: $1,200', 1200, 'vara'],
    ['$350,000 x ha', 350_000, 'ha'],
    ['Precio por hectárea: $350,000', 350_000, 'ha'],
  ])('the price %s is %d for each %s', (text, amount, per) => {
    expect(parsePrice(text)).toMatchObject({ amount, per })
  })

  it.each([['1'], ['$1'], ['$1.00'], ['1.00 MXN'], ['US$1'], ['$1 m2'], ['$0.01']])(
    'PROP-57 the text %s is a placeholder and no price',
    (text) => {
      expect(parsePrice(text)).toBeNull()
    },
  )

  it.each([
    ['De 2.5 a 3.2 millones', 2_500_000, null],
    ['Entre 2 y 3 mdp', 2_000_000, MXN],
    ['$1.2 - 1.5 mdp', 1_200_000, MXN],
    ['850 a 900 mil', 850_000, null],
    ['$3,5OO,000', 3_500_000, null],
    ['1e6', 1_000_000, null],
    ['1.25E+7', 12_500_000, null],
    ['$5551234567', 5_551_234_567, null],
    ['5,551,234,567', 5_551_234_567, null],
    ['$2,500,000 en piso 3', 2_500_000, null],
  ])('PROP-58 the price %s is %d, in %s', (text, amount, currency) => {
    expect(parsePrice(text)).toMatchObject({ amount, currency, per: null })
  })

  it.each([
    ['$15/pie2', 161.46],
    ['$15 por pie cuadrado', 161.46],
    ['US$15 per sq ft', 161.46],
  ])('PROP-58 the price %s is %d for each m2', (text, amount) => {
    expect(parsePrice(text)).toMatchObject({ amount, per: 'm2' })
  })

  it.each([['3.5'], ['$4'], ['99'], ['UDIs 450,000'], ['450,000 UDIS'], ['5551234567']])(
    'PROP-57 the text %s is no plausible price',
    (text) => {
      expect(parsePrice(text)).toBeNull()
    },
  )

  it('reads the price of the requested operation', () => {
    const text = 'Venta $3,500,000 / Renta $18,000'
    expect(parsePrice(text, 'sale')?.amount).toBe(3_500_000)
    expect(parsePrice(text, 'rent')?.amount).toBe(18_000)
    expect(parsePrice('$18,000 renta, $3,500,000 venta', 'sale')?.amount).toBe(3_500_000)
  })
})

it.each([
  ['1-00-00 ha', 10_000],
  ['1-00-00 has', 10_000],
  ['2-50-00 hectáreas', 25_000],
  ['00-25-50 has', 2550],
  ['12-34-56.78 ha', 123_456.78],
  ['1-00-00', 10_000],
  ['5 has.', 50_000],
  ['5 Has', 50_000],
  ['media hectárea', 5000],
  ['1/2 hectárea', 5000],
  ['2 1/2 ha', 25_000],
  ['500 varas', 351.12],
  ['500 varas cuadradas', 351.12],
  ['500 v2', 351.12],
  ['10 mecates', 4000],
  ['200 metros', 200],
  ['200 mts', 200],
  ['200 mt2', 200],
  ['200 mts²', 200],
  ['200 mts. cuadrados', 200],
  ['M2: 200', 200],
  ['Terreno de 200 m2', 200],
  ['8 m de frente x 16 m de fondo', 128],
  ['8 de frente por 16 de fondo', 128],
  ['8x16', 128],
  ['8 mts x 16 mts', 128],
  ['200 m² aprox.', 200],
  ['aprox 200', 200],
  ['1,250.75 m2', 1250.75],
  ['por definir', null],
])('PROP-07 the area %s is %s m²', (text, area) => {
  expect(parseArea(text)).toBe(area)
})

it.each([
  ['Depa', 'departamento'],
  ['Depas en venta', 'departamento'],
  ['DEPA AMUEBLADO', 'departamento'],
  ['Residencial', 'casa'],
  ['Residencial Las Américas', 'casa'],
  ['Coto', 'casa'],
  ['Coto privado', 'casa'],
  ['Privada', 'casa'],
  ['Privada residencial', 'casa'],
  ['Lote en privada', 'terreno'],
  ['Terreno en coto', 'terreno'],
  ['Lote residencial', 'terreno'],
  ['Departamento en privada', 'departamento'],
  ['Depa en residencial', 'departamento'],
  ['Huerta', 'terreno'],
  ['Huertas de aguacate', 'terreno'],
  ['Huerto familiar', 'terreno'],
  ['Local en plaza residencial', 'local'],
  ['Oficina en coto', 'oficina'],
  ['Casa en privada', 'casa'],
  ['Plaza comercial', 'local'],
  ['Hotel en privada', 'other'],
])('PROP-09 the text %s means the property type %s', (text, type) => {
  expect(parseType(text)).toBe(type)
})

it.each([
  ['Renta con opción a compra', ['rent']],
  ['Renta con opción de compra', ['rent']],
  ['En renta con derecho a compra', ['rent']],
  ['Renta, opción a venta', ['rent']],
  ['Rent to own', ['rent']],
  ['Lease with option to buy', ['rent']],
  ['Airbnb', ['rent']],
  ['AIRBNB / estancias cortas', ['rent']],
  ['Venta ideal para Airbnb', ['sale']],
  ['Depa ideal para Airbnb', []],
  ['Inversión Airbnb', []],
  ['Renta vacacional', ['rent']],
  ['Venta y renta', ['sale', 'rent']],
  ['Traspaso', ['sale']],
])('PROP-04 the text %s means the operations %j', (text, operations) => {
  expect(parseOperations(text)).toEqual(operations)
})
