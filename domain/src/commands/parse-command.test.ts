import { describe, expect, it } from 'vitest'
import { findStages } from './find-stage.ts'
import { parseCommand } from './parse-command.ts'

const CLOCK = { now: new Date('2026-11-17T16:00:00Z'), zone: 'America/Mexico_City' }

const read = (text: string) => parseCommand(text, CLOCK)

describe('CMD-02 CMD-11 verbs', () => {
  it.each([
    ['nuevo cliente Valeria Ruiz', { verb: 'client', name: 'Valeria Ruiz' }],
    ['Cliente nuevo: José Ángel', { verb: 'client', name: 'José Ángel' }],
    ['alta de cliente María de la Cruz', { verb: 'client', name: 'María de la Cruz' }],
    ['cliente', { verb: 'client', name: '' }],
    ['nuevo documento', { verb: 'document', title: '' }],
    ['SUBIR DOCUMENTO', { verb: 'document', title: '' }],
    [
      'nuevo documento contrato de arrendamiento',
      { verb: 'document', title: 'Contrato de arrendamiento' },
    ],
    ['documento: la promesa de Ana', { verb: 'document', title: 'Promesa de Ana' }],
    ['llamar a Ana Núñez', { verb: 'call', who: 'Ana Núñez' }],
    ['llamar al licenciado Pérez', { verb: 'call', who: 'licenciado Pérez' }],
    ['márcale a Ana', { verb: 'call', who: 'Ana' }],
    ['llamar', { verb: 'call', who: '' }],
    ['whatsapp a Ana', { verb: 'whatsapp', who: 'Ana', text: '' }],
    ['WA Ana', { verb: 'whatsapp', who: 'Ana', text: '' }],
    ['mandar un WhatsApp a Ana', { verb: 'whatsapp', who: 'Ana', text: '' }],
    [
      'whats a Ana Núñez: ya voy en camino',
      { verb: 'whatsapp', who: 'Ana Núñez', text: 'Ya voy en camino' },
    ],
    ['abrir casa Itzimná', { verb: 'open', what: 'casa Itzimná' }],
    ['ir a reportes', { verb: 'open', what: 'reportes' }],
    ['ver a Ana', { verb: 'open', what: 'Ana' }],
    ['mover a Ana a Oferta', { verb: 'move', who: 'Ana', stage: 'Oferta' }],
    ['mover Ana Núñez a la etapa Visita', { verb: 'move', who: 'Ana Núñez', stage: 'Visita' }],
    [
      'pasar Casa Itzimná → negociación',
      { verb: 'move', who: 'Casa Itzimná', stage: 'negociación' },
    ],
    ['mover la oportunidad de Ana a ganada', { verb: 'move', who: 'Ana', stage: 'ganada' }],
    ['mover Ana', { verb: 'move', who: 'Ana', stage: '' }],
    ['mover', { verb: 'move', who: '', stage: '' }],
    [
      'calcular comisión de Casa Itzimná',
      { verb: 'commission', what: 'Casa Itzimná', pesos: null },
    ],
    [
      'comisión de la casa de Altabrisa',
      { verb: 'commission', what: 'casa de Altabrisa', pesos: null },
    ],
    ['comision 3.5 mdp', { verb: 'commission', what: '', pesos: 3_500_000 }],
    ['comisión de $2,500,000', { verb: 'commission', what: '', pesos: 2_500_000 }],
    ['comisión', { verb: 'commission', what: '', pesos: null }],
  ])('parses the command %s', (text, command) => {
    expect(read(text)).toEqual(command)
  })

  it.each([
    '',
    '   ',
    'Valeria',
    'clientela',
    'tareas',
    'visitante',
    '¿?',
    '10',
    'mañana 10',
    'tarea '.repeat(60),
  ])('CMD-14 finds no command in %j', (text) => {
    expect(read(text)).toBeNull()
  })
})

describe('CMD-12 CMD-19 a verb, a person and a moment, without a keyword', () => {
  const FRIDAY = { day: '2026-11-20', time: '10:00' }
  it.each([
    [
      'llamar a Ana mañana a las 5',
      {
        verb: 'task',
        title: 'Llamar a Ana',
        people: ['Ana'],
        when: { day: '2026-11-18', time: '17:00' },
      },
    ],
    [
      'márcale a Ana Núñez el viernes 10am',
      { verb: 'task', title: 'Márcale a Ana Núñez', people: ['Ana Núñez'], when: FRIDAY },
    ],
    [
      'enviar el contrato a Ana el viernes 10am',
      { verb: 'task', title: 'Enviar el contrato a Ana', people: ['Ana'], when: FRIDAY },
    ],
    ['el viernes 10am confirmarle a Ana', null],
    [
      'confirmarle a Ana el viernes 10 am',
      { verb: 'task', title: 'Confirmarle a Ana', people: ['Ana'], when: FRIDAY },
    ],
    ['llamar a Ana', { verb: 'call', who: 'Ana' }],
    ['llamar a Domingo', { verb: 'call', who: 'Domingo' }],
    ['enviar el contrato a Ana', null],
    ['Omar mañana', null],
    ['reunión con Luis el viernes 10am', { verb: 'meeting', who: 'Luis', where: '', when: FRIDAY }],
    [
      'junta con Luis en la oficina el viernes 10am',
      { verb: 'meeting', who: 'Luis', where: 'oficina', when: FRIDAY },
    ],
    ['agendar una reunión con Luis', { verb: 'meeting', who: 'Luis', where: '', when: null }],
    ['nota para Ana: prefiere jardín', { verb: 'note', who: 'Ana', text: 'Prefiere jardín' }],
    [
      'nota Ana Núñez: llega el viernes',
      { verb: 'note', who: 'Ana Núñez', text: 'Llega el viernes' },
    ],
    ['nota', { verb: 'note', who: '', text: '' }],
    [
      'anotar tarea comprar pintura',
      { verb: 'task', title: 'Comprar pintura', people: [], when: null },
    ],
  ])('parses a command without a keyword: %s', (text, command) => {
    expect(read(text)).toEqual(command)
  })

  it.each([
    ['nuevo cliente Juan Pérez 9991112233', 'Juan Pérez', '9991112233'],
    ['cliente 999 111 2233 Juan Pérez', 'Juan Pérez', '999 111 2233'],
    ['nuevo cliente Juan Pérez, +52 (999) 111-2233', 'Juan Pérez', '+52 (999) 111-2233'],
    ['nuevo cliente Juan 23', 'Juan 23', undefined],
  ])('CMD-19 a command reads the telephone in %s', (text, name, phone) => {
    expect(read(text)).toEqual({ verb: 'client', name, phone })
  })
})

describe('CMD-03 the title of a task and who it is about', () => {
  it.each([
    ['tarea llamar a Valeria mañana 10', 'Llamar a Valeria', ['Valeria']],
    ['tarea enviar contrato a Ana Núñez', 'Enviar contrato a Ana Núñez', ['Ana Núñez']],
    ['tarea mañana 10 enviar el contrato a Ana', 'Enviar el contrato a Ana', ['Ana']],
    ['tarea llamar mañana a Valeria', 'Llamar a Valeria', ['Valeria']],
    ['pendiente: comprar pintura', 'Comprar pintura', []],
    [
      'recordar llevar llaves a la casa de Don Pedro',
      'Llevar llaves a la casa de Don Pedro',
      ['Don Pedro'],
    ],
    ['tarea cita con Ana, para Luis Gómez', 'Cita con Ana, para Luis Gómez', ['Luis Gómez', 'Ana']],
    ['tarea renovar contrato de 12 meses', 'Renovar contrato de 12 meses', ['12 meses']],
    ['tarea comprar 2 sillas', 'Comprar 2 sillas', []],
    ['tarea', '', []],
    ['tarea mañana', '', []],
    ['tarea llamar a Domingo', 'Llamar a Domingo', ['Domingo']],
    ['tarea ir a Santo Domingo', 'Ir a Santo Domingo', ['Santo Domingo']],
    ['tarea casa con vista al mar', 'Casa con vista al mar', ['mar', 'vista']],
  ])('parses the title of the task and its people: %s', (text, title, people) => {
    expect(read(text)).toMatchObject({ verb: 'task', title, people })
  })
})

describe('CMD-04 CMD-05 CMD-15 days and hours', () => {
  it.each([
    ['hoy', '2026-11-17', null],
    ['hoy a las 5 pm', '2026-11-17', '17:00'],
    ['hoy 8 am', '2026-11-17', '08:00'],
    ['mañana', '2026-11-18', null],
    ['MAÑANA', '2026-11-18', null],
    ['mañana 10', '2026-11-18', '10:00'],
    ['mañana a las 10', '2026-11-18', '10:00'],
    ['mañana a las diez y media', '2026-11-18', '10:30'],
    ['mañana 5', '2026-11-18', '17:00'],
    ['mañana 05:00', '2026-11-18', '05:00'],
    ['mañana 7', '2026-11-18', '07:00'],
    ['mañana 12', '2026-11-18', '12:00'],
    ['mañana a la 1', '2026-11-18', '13:00'],
    ['mañana 5:30', '2026-11-18', '17:30'],
    ['mañana 17.30', '2026-11-18', '17:30'],
    ['mañana 17h', '2026-11-18', '17:00'],
    ['mañana 17h30', '2026-11-18', '17:30'],
    ['mañana 18 hrs', '2026-11-18', '18:00'],
    ['mañana 5 p. m.', '2026-11-18', '17:00'],
    ['mañana 5:15 p.m.', '2026-11-18', '17:15'],
    ['mañana 5pm', '2026-11-18', '17:00'],
    ['mañana por la mañana', '2026-11-18', '10:00'],
    ['mañana en la tarde', '2026-11-18', '17:00'],
    ['mañana a las 9 de la noche', '2026-11-18', '21:00'],
    ['mañana a las 7 de la mañana', '2026-11-18', '07:00'],
    ['mañana al mediodía', '2026-11-18', '12:00'],
    ['mañana temprano', '2026-11-18', '09:00'],
    ['pasado mañana 9:00', '2026-11-19', '09:00'],
    ['a las 5 pm de mañana', '2026-11-18', '17:00'],
    ['17:30 del viernes', '2026-11-20', '17:30'],
    ['a las 6', '2026-11-17', '18:00'],
    ['a las 9', '2026-11-18', '09:00'],
    ['11:15', '2026-11-17', '11:15'],
    ['el viernes 17:30', '2026-11-20', '17:30'],
    ['viernes', '2026-11-20', null],
    ['lunes', '2026-11-23', null],
    ['para el lunes', '2026-11-23', null],
    ['martes', '2026-11-24', null],
    ['este martes', '2026-11-17', null],
    ['el próximo lunes', '2026-11-23', null],
    ['el lunes que viene a las 11', '2026-11-23', '11:00'],
    ['miércoles', '2026-11-18', null],
    ['el vie. 9', '2026-11-20', '09:00'],
    ['sáb 11', '2026-11-21', '11:00'],
    ['viernes 20', '2026-11-20', null],
    ['viernes 27 a las 12', '2026-11-27', '12:00'],
    ['viernes 18', '2026-11-20', '18:00'],
    ['viernes 20 de noviembre 10', '2026-11-20', '10:00'],
    ['jueves de la próxima semana', '2026-11-26', null],
    ['la próxima semana', '2026-11-23', null],
    ['fin de semana', '2026-11-21', null],
    ['a fin de mes', '2026-11-30', null],
    ['25 nov', '2026-11-25', null],
    ['25 de noviembre', '2026-11-25', null],
    ['el 25 de nov. a las 4', '2026-11-25', '16:00'],
    ['noviembre 25', '2026-11-25', null],
    ['17 nov', '2026-11-17', null],
    ['16 nov', '2027-11-16', null],
    ['1o de enero', '2027-01-01', null],
    ['3 de enero de 2028', '2028-01-03', null],
    ['29 feb', '2028-02-29', null],
    ['el 25', '2026-11-25', null],
    ['el 3 a las 10', '2026-12-03', '10:00'],
    ['el día 31', '2026-12-31', null],
    ['25/11', '2026-11-25', null],
    ['25/11/26 10:00', '2026-11-25', '10:00'],
    ['25/11/2027', '2027-11-25', null],
    ['2026-12-01', '2026-12-01', null],
    ['en 3 días', '2026-11-20', null],
    ['en tres días a las 9', '2026-11-20', '09:00'],
    ['dentro de dos semanas', '2026-12-01', null],
    ['en una semana', '2026-11-24', null],
    ['en un mes', '2026-12-17', null],
    ['en 2 horas', '2026-11-17', '12:00'],
    ['en media hora', '2026-11-17', '10:30'],
    ['en 15 horas', '2026-11-18', '01:00'],
  ])('parses the day and hour %s', (said, day, time) => {
    expect(read(`tarea llamar a Ana ${said}`)).toEqual({
      verb: 'task',
      title: 'Llamar a Ana',
      people: ['Ana'],
      when: { day, time },
    })
  })

  it.each([
    'visitar calle 5 de Mayo',
    'pagar 31 feb',
    'medir 10:75',
    'comprar 25 sillas',
    'hablar con el 3 piso',
    'entrar a las 25',
    'leer 5/13',
    'a las 12 de la noche',
    'la mañana',
    'abrir en 2 tiempos',
  ])('finds no day in ‘%s’', (title) => {
    expect(read(`tarea ${title}`)).toMatchObject({ when: null })
  })

  it('a command uses the last day in its text, and a street’s name keeps its number', () => {
    expect(read('tarea visitar calle 5 de Mayo mañana')).toMatchObject({
      title: 'Visitar calle 5 de Mayo',
      when: { day: '2026-11-18', time: null },
    })
  })

  it('a command’s days are counted in the agent’s time zone', () => {
    const now = new Date('2026-11-18T05:30:00Z')
    const days = (zone: string) => parseCommand('tarea x mañana', { now, zone })
    expect(days('America/Mexico_City')).toMatchObject({ when: { day: '2026-11-18' } })
    expect(days('America/Cancun')).toMatchObject({ when: { day: '2026-11-19' } })
  })

  it('adding a month ends on the last day of a shorter month', () => {
    const now = new Date('2027-01-31T18:00:00Z')
    expect(parseCommand('tarea x en un mes', { ...CLOCK, now })).toMatchObject({
      when: { day: '2027-02-28' },
    })
  })
})

describe('CMD-06 CMD-16 a visit', () => {
  it.each([
    ['visita Ana', 'Ana', ''],
    ['visita a Ana mañana 10', 'Ana', ''],
    ['visita con Ana Núñez el viernes 17:30', 'Ana Núñez', ''],
    ['visita con Ana en Casa Itzimná mañana', 'Ana', 'Casa Itzimná'],
    ['agendar visita a la casa Itzimná con Ana hoy 5 pm', 'Ana', 'casa Itzimná'],
    ['cita Ana en la oficina', 'Ana', 'oficina'],
    ['visita en Casa Itzimná con Ana', 'Ana', 'Casa Itzimná'],
    ['visita el viernes', '', ''],
  ])('parses the visit %s', (text, who, where) => {
    expect(read(text)).toMatchObject({ verb: 'visit', who, where })
  })
})

describe('CMD-17 the stage', () => {
  const STAGES = ['Prospecto', 'Contactado', 'Visita', 'Oferta', 'Negociación', 'Ganada', 'Perdida']
  const find = (typed: string) =>
    findStages(
      STAGES.map((name) => ({ name })),
      typed,
    ).map(({ name }) => name)

  it.each([
    ['oferta', ['Oferta']],
    ['NEGOCIACION', ['Negociación']],
    ['ganado', ['Ganada']],
    ['p', ['Prospecto', 'Perdida']],
    ['', STAGES],
    ['casa', []],
  ])('parses the stage %s', (typed, found) => {
    expect(find(typed)).toEqual(found)
  })
})
