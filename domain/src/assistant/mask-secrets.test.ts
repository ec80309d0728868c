import { describe, expect, it } from 'vitest'
import { maskSecrets } from './mask-secrets.ts'

const HIDDEN = '[clave oculta]'

describe('AST-71 masking keys that were pasted into the chat', () => {
  it.each([
    ['sk-proj-AbC_123-456789xyz'],
    ['sk_live_51Habcdefghijk'],
    ['gsk_9aBcDeFgHiJkLmNoPqRs'],
    ['xai-0123456789abcdefghij'],
    ['hf_AbCdEfGhIjKlMnOpQrSt'],
    ['sb_secret_abcdefgh12345678'],
    ['AIzaSyA1234567890abcdefghijklmnop'],
    ['ghp_abcdefghijklmnopqrstuvwx'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc-DEF_123'],
    ['Bearer abcdefghijklmnop123456'],
    ['aB3d Ef5h iJ7l Mn9p qR1t Uv3x'],
    ['aBcd EfGh iJkl MnOp qRst UvWx'],
  ])('masks the key %s', (secret) => {
    expect(maskSecrets(`usa ${secret}, por favor`)).toBe(`usa ${HIDDEN}, por favor`)
  })

  it.each([
    ['mi clave es 9f86d081884c7d659a2feaa0', `mi clave es ${HIDDEN}`],
    ['API key: 9f86d081884c7d659a2feaa0.', `API key: ${HIDDEN}.`],
    ['api_key=9f86d081884c7d659a2feaa0', `api_key=${HIDDEN}`],
    ['Token\n9f86d081884c7d659a2feaa0', `Token\n${HIDDEN}`],
    ['la contraseña nueva es «qWe7rTyUiOpAsDfG»', `la contraseña nueva es «${HIDDEN}»`],
    ['9f86d081884c7d659a2feaa0 es mi clave', `${HIDDEN} es mi clave`],
    ['ana:aB3d Ef5h iJ7l Mn9p qR1t Uv3x', `ana:${HIDDEN}`],
    ['ana:aB3dEf5hiJ7lMn9pqR1tUv3x', `ana:${HIDDEN}`],
    ['ana@sitio.mx: aB3dEf5hiJ7lMn9pqR1tUv3x', `ana@sitio.mx: ${HIDDEN}`],
  ])('masks keys in %j, which gives %j', (text, masked) => {
    expect(maskSecrets(text)).toBe(masked)
  })

  it.each([
    ['casa para gato como este pide Anas'],
    ['sk-corta'],
    ['casa de 3 recámaras a $2,500,000, tel. 999 123 4567'],
    ['la clave catastral es 01-002-003-004-0005-6789'],
    ['clave EH-0125 de https://sitio.mx/propiedad/casa-125-en-queretaro-centro'],
    ['la clave es casa-5-en-queretaro'],
    ['el token de Fraccionamiento Residencial'],
    ['horario:lunesamiercolesyviernesx'],
    ['claveles 9f86d081884c7d659a2feaa0'],
  ])('the masking of keys leaves %s unchanged', (text) => {
    expect(maskSecrets(text)).toBe(text)
  })

  it.each([
    ['mi-clave-propia', 'uso mi-clave-propia aquí', `uso ${HIDDEN} aquí`],
    ['ana:abcd efgh ijkl', 'entra con ana:abcd efgh ijkl', `entra con ${HIDDEN}`],
    ['ana:abcd efgh ijkl', 'es abcdefghijkl', `es ${HIDDEN}`],
    ['ana:abcd efgh ijkl', 'es abcd efgh ijkl', `es ${HIDDEN}`],
    ['casa', 'una casa', 'una casa'],
    ['', 'nada', 'nada'],
  ])('masks the person’s own %j in %j', (own, text, masked) => {
    expect(maskSecrets(text, [own])).toBe(masked)
  })
})
