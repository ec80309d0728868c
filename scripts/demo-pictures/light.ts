/** The hour of the day decides the sky, what the ground takes from it, and whether windows glow. */
export interface Light {
  sky: readonly string[]
  sun: { colour: string; x: number; y: number; radius: number } | undefined
  clouds: string
  /** Laid over the whole picture. */
  tint: { colour: string; strength: number }
  windows: readonly [top: string, bottom: string]
  glow: boolean
}

const SHINE = ['#9fc3cf', '#d9e6de'] as const

export const LIGHTS = {
  morning: {
    sky: ['#8fbfd0', '#cfe3da', '#fbeed3'],
    sun: { colour: '#fff3cf', x: 250, y: 190, radius: 70 },
    clouds: '#fdf6e6',
    tint: { colour: '#ffd9a0', strength: 0.1 },
    windows: SHINE,
    glow: false,
  },
  noon: {
    sky: ['#3f8fbd', '#7fbcd3', '#d8ebe4'],
    sun: undefined,
    clouds: '#fbfaf2',
    tint: { colour: '#fff2cc', strength: 0.06 },
    windows: ['#6fa3b8', '#cfe2dd'],
    glow: false,
  },
  afternoon: {
    sky: ['#7fa9b8', '#f0c89a', '#f9dfae'],
    sun: { colour: '#fff0c2', x: 960, y: 250, radius: 84 },
    clouds: '#fbe2bf',
    tint: { colour: '#f2a65a', strength: 0.3 },
    windows: ['#c9a98c', '#f3d7a6'],
    glow: false,
  },
  sunset: {
    sky: ['#5b5a8c', '#c47a7e', '#f0a070', '#fad293'],
    sun: { colour: '#ffd99a', x: 890, y: 430, radius: 78 },
    clouds: '#e88d7c',
    tint: { colour: '#b0563f', strength: 0.3 },
    windows: ['#f3b25e', '#ffe2a0'],
    glow: true,
  },
  dusk: {
    sky: ['#263a70', '#5a63a0', '#b583a0', '#f0b084'],
    sun: { colour: '#f6ecd2', x: 300, y: 150, radius: 34 },
    clouds: '#5a5590',
    tint: { colour: '#2c3a8a', strength: 0.42 },
    windows: ['#f2a94c', '#ffdf94'],
    glow: true,
  },
} as const satisfies Record<string, Light>

export type Hour = keyof typeof LIGHTS
