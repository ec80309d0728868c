import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({}, '/predio')
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/predio/data',
      databaseUrl: undefined,
      trustProxy: false,
      addressLimits: true,
      allowRollback: false,
      ai: { baseUrl: 'https://api.openai.com/v1', model: 'gpt-3.5-turbo' },
    })
    expect(config.publicUrl.origin).toBe('http://localhost:3000')
  })

  it('takes an empty variable for a missing one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }, '/predio').port).toBe(3000)
  })

  it('reports every fault together', () => {
    const faulty = {
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      SECRET_KEY: 'abc',
      JWT_SIGNING_KEY: '{}',
    }
    expect(() => readConfig(faulty, '/predio')).toThrow(ConfigError)
    expect(() => readConfig(faulty, '/predio')).toThrow(
      /PORT[^]*DATABASE_URL[^]*SECRET_KEY[^]*JWT_SIGNING_KEY/,
    )
  })

  it.each(['true', 'on', '1'])('takes %s for yes', (value) => {
    expect(readConfig({ TRUST_PROXY: value }, '/predio').trustProxy).toBe(true)
  })
})
