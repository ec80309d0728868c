import { describe, expect, it } from 'vitest'
import { joinAnd, joinOr } from './join-list.ts'

describe('joinAnd', () => {
  it.each([
    [[], ''],
    [['2 tareas'], '2 tareas'],
    [['2 tareas', '1 cliente'], '2 tareas y 1 cliente'],
    [['casa', 'terreno', 'bodega'], 'casa, terreno y bodega'],
    [['casas', 'inmuebles'], 'casas e inmuebles'],
    [['madre', 'hijo'], 'madre e hijo'],
    [['zona', 'Ítaca'], 'zona e Ítaca'],
    [['agua', 'hielo'], 'agua y hielo'],
    [['sala', 'habitación'], 'sala y habitación'],
  ])('joinAnd writes %j as %j', (parts, text) => expect(joinAnd(parts)).toBe(text))
})

describe('joinOr', () => {
  it.each([
    [[], ''],
    [['VIP'], 'VIP'],
    [['VIP', 'Crédito', 'Urgente'], 'VIP, Crédito o Urgente'],
    [['Casa', 'Oficina'], 'Casa u Oficina'],
    [['Casa', 'hotel'], 'Casa u hotel'],
    [['día', 'hora'], 'día u hora'],
  ])('joinOr writes %j as %j', (parts, text) => expect(joinOr(parts)).toBe(text))
})
