import { SAMPLES } from './samples.ts'

export interface World {
  ana: string
  eva: string
  token: string
  mine: string
  logo: string
  photo: string
}

export interface Attempt {
  method: string
  path: string
  json?: unknown
  body?: () => Blob | FormData
  headers?: Record<string, string>
  harmless?: (answer: unknown) => boolean
}

export const pdf = () => new Blob([SAMPLES.pdf], { type: 'application/pdf' })
export const jpeg = () => new Blob([SAMPLES.jpeg], { type: 'image/jpeg' })
export const png = () => new Blob([SAMPLES.png], { type: 'image/png' })

const isEmpty = (answer: unknown) => Array.isArray(answer) && answer.length === 0

const pair = (bucketId: string, sourceKey: string, destinationKey: string) => ({
  bucketId,
  sourceKey,
  destinationKey,
})

function form(make: () => Blob): () => FormData {
  return () => {
    const data = new FormData()
    data.append('', make())
    return data
  }
}

export const ATTEMPTS: Record<string, (w: World) => Attempt> = {
  'GET object': (w) => ({ method: 'GET', path: `/object/documents/${w.mine}` }),
  'HEAD object': (w) => ({ method: 'HEAD', path: `/object/documents/${w.mine}` }),
  'GET authenticated': (w) => ({
    method: 'GET',
    path: `/object/authenticated/documents/${w.mine}`,
  }),
  'HEAD authenticated': (w) => ({
    method: 'HEAD',
    path: `/object/authenticated/documents/${w.mine}`,
  }),
  'GET public': (w) => ({ method: 'GET', path: `/object/public/documents/${w.mine}` }),
  'HEAD public': (w) => ({ method: 'HEAD', path: `/object/public/documents/${w.mine}` }),
  'GET a range': (w) => ({
    method: 'GET',
    path: `/object/documents/${w.mine}`,
    headers: { range: 'bytes=0-3' },
  }),
  'GET conditionally': (w) => ({
    method: 'GET',
    path: `/object/documents/${w.mine}`,
    headers: { 'if-none-match': '*' },
  }),
  'render authenticated': (w) => ({
    method: 'GET',
    path: `/render/image/authenticated/documents/${w.mine}`,
  }),
  'render public': (w) => ({ method: 'GET', path: `/render/image/public/documents/${w.mine}` }),
  'GET signed without a token': (w) => ({
    method: 'GET',
    path: `/object/sign/documents/${w.mine}`,
  }),
  'GET signed with a bearer as token': (w) => ({
    method: 'GET',
    path: `/object/sign/documents/${w.mine}?token=${w.token}`,
  }),
  info: (w) => ({ method: 'GET', path: `/object/info/documents/${w.mine}` }),
  'info authenticated': (w) => ({
    method: 'GET',
    path: `/object/info/authenticated/documents/${w.mine}`,
  }),
  'info public': (w) => ({ method: 'GET', path: `/object/info/public/documents/${w.mine}` }),
  'through another folder': (w) => ({
    method: 'GET',
    path: `/object/documents/${w.eva}/..%2f${w.ana}/contrato.pdf`,
  }),
  list: (w) => ({
    method: 'POST',
    path: '/object/list/documents',
    json: { prefix: w.ana },
    harmless: isEmpty,
  }),
  'list images': (w) => ({
    method: 'POST',
    path: '/object/list/images',
    json: { prefix: `logos/${w.ana}` },
    harmless: isEmpty,
  }),
  'list by search': (w) => ({
    method: 'POST',
    path: '/object/list/documents',
    json: { prefix: '', search: w.ana.slice(0, 4) },
    harmless: isEmpty,
  }),
  'list-v2': (w) => ({
    method: 'POST',
    path: '/object/list-v2/documents',
    json: { prefix: w.ana },
    harmless: (answer) => isEmpty((answer as { objects: unknown }).objects),
  }),
  'list-v2 with folders': (w) => ({
    method: 'POST',
    path: '/object/list-v2/documents',
    json: { prefix: w.ana, with_delimiter: true },
    harmless: (answer) => isEmpty((answer as { folders: unknown }).folders),
  }),
  sign: (w) => ({
    method: 'POST',
    path: `/object/sign/documents/${w.mine}`,
    json: { expiresIn: 60 },
  }),
  'sign many': (w) => ({
    method: 'POST',
    path: '/object/sign/documents',
    json: { expiresIn: 60, paths: [w.mine] },
    harmless: (answer) =>
      (answer as { signedURL: unknown }[]).every(({ signedURL }) => signedURL === null),
  }),
  'sign an upload': (w) => ({ method: 'POST', path: `/object/upload/sign/documents/${w.mine}` }),
  'sign an upsert': (w) => ({
    method: 'POST',
    path: `/object/upload/sign/documents/${w.mine}`,
    headers: { 'x-upsert': 'true' },
  }),
  'sign an upsert of a picture in the shared folder': () => ({
    method: 'POST',
    path: '/object/upload/sign/images/processed/mine.png',
    headers: { 'x-upsert': 'true' },
  }),
  'upload into the folder': (w) => ({
    method: 'POST',
    path: `/object/documents/${w.ana}/planted.pdf`,
    body: pdf,
  }),
  'upload a form into the folder': (w) => ({
    method: 'POST',
    path: `/object/documents/${w.ana}/planted.pdf`,
    body: form(pdf),
  }),
  overwrite: (w) => ({ method: 'POST', path: `/object/documents/${w.mine}`, body: pdf }),
  'overwrite with upsert': (w) => ({
    method: 'POST',
    path: `/object/documents/${w.mine}`,
    body: pdf,
    headers: { 'x-upsert': 'true' },
  }),
  'overwrite with PUT': (w) => ({ method: 'PUT', path: `/object/documents/${w.mine}`, body: pdf }),
  'overwrite a form with PUT': (w) => ({
    method: 'PUT',
    path: `/object/documents/${w.mine}`,
    body: form(pdf),
  }),
  'overwrite a logo': (w) => ({
    method: 'POST',
    path: `/object/images/${w.logo}`,
    body: png,
    headers: { 'x-upsert': 'true' },
  }),
  'upload a portrait into the folder': (w) => ({
    method: 'POST',
    path: `/object/images/portraits/${w.ana}/1.jpg`,
    body: jpeg,
  }),
  'overwrite a picture in the shared folder': () => ({
    method: 'PUT',
    path: '/object/images/processed/mine.png',
    body: png,
  }),
  'upload with a bearer as signed token': (w) => ({
    method: 'PUT',
    path: `/object/upload/sign/documents/${w.mine}?token=${w.token}`,
    body: pdf,
  }),
  'upload into the root': () => ({
    method: 'POST',
    path: '/object/documents/root.pdf',
    body: pdf,
  }),
  'move away': (w) => ({
    method: 'POST',
    path: '/object/move',
    json: pair('documents', w.mine, `${w.eva}/stolen.pdf`),
  }),
  'move onto': (w) => ({
    method: 'POST',
    path: '/object/move',
    json: pair('documents', `${w.eva}/own.pdf`, w.mine),
  }),
  'move into the folder': (w) => ({
    method: 'POST',
    path: '/object/move',
    json: pair('documents', `${w.eva}/own.pdf`, `${w.ana}/planted.pdf`),
  }),
  'move a logo away': (w) => ({
    method: 'POST',
    path: '/object/move',
    json: pair('images', w.logo, `logos/${w.eva}/stolen.png`),
  }),
  'move a logo into the folder of portraits': (w) => ({
    method: 'POST',
    path: '/object/move',
    json: pair('images', `logos/${w.eva}/own.png`, `portraits/${w.ana}/1.jpg`),
  }),
  'move a shared picture away': () => ({
    method: 'POST',
    path: '/object/move',
    json: pair('images', 'processed/mine.png', 'processed/stolen.png'),
  }),
  'copy away': (w) => ({
    method: 'POST',
    path: '/object/copy',
    json: pair('documents', w.mine, `${w.eva}/copied.pdf`),
  }),
  'copy away to another bucket': (w) => ({
    method: 'POST',
    path: '/object/copy',
    json: {
      ...pair('documents', w.mine, 'processed/copied.png'),
      destinationBucket: 'images',
    },
  }),
  'copy onto': (w) => ({
    method: 'POST',
    path: '/object/copy',
    json: pair('documents', `${w.eva}/own.pdf`, w.mine),
    headers: { 'x-upsert': 'true' },
  }),
  'copy into the folder': (w) => ({
    method: 'POST',
    path: '/object/copy',
    json: pair('documents', `${w.eva}/own.pdf`, `${w.ana}/planted.pdf`),
  }),
  'copy onto a logo': (w) => ({
    method: 'POST',
    path: '/object/copy',
    json: pair('images', `logos/${w.eva}/own.png`, w.logo),
    headers: { 'x-upsert': 'true' },
  }),
  remove: (w) => ({
    method: 'DELETE',
    path: '/object/documents',
    json: { prefixes: [w.mine, w.ana, `${w.ana}/`] },
    harmless: isEmpty,
  }),
  'remove pictures': (w) => ({
    method: 'DELETE',
    path: '/object/images',
    json: { prefixes: [w.logo, 'processed/mine.png'] },
    harmless: isEmpty,
  }),
  'delete one': (w) => ({ method: 'DELETE', path: `/object/documents/${w.mine}` }),
  'delete a logo': (w) => ({ method: 'DELETE', path: `/object/images/${w.logo}` }),
  ...photographs('listing-photos', 'listings'),
  ...photographs('notes', 'notes'),
  'list buckets': () => ({ method: 'GET', path: '/bucket', harmless: isEmpty }),
  'read a bucket': () => ({ method: 'GET', path: '/bucket/documents' }),
  'make a bucket': () => ({ method: 'POST', path: '/bucket', json: { name: 'theirs' } }),
  'open a bucket': () => ({
    method: 'PUT',
    path: '/bucket/documents',
    json: { public: true },
  }),
  'empty a bucket': () => ({ method: 'POST', path: '/bucket/documents/empty' }),
  'delete a bucket': () => ({ method: 'DELETE', path: '/bucket/documents' }),
  'purge a cache': (w) => ({ method: 'DELETE', path: `/cdn/documents/${w.mine}` }),
}

/** Even with the secret key these attempts fail, for other reasons than permission. */
export const ALWAYS_FAILING = new Set([
  'GET public',
  'GET a photograph in public of listings',
  'GET a photograph in public of notes',
  'HEAD public',
  'render public',
  'GET signed without a token',
  'GET signed with a bearer as token',
  'info public',
  'through another folder',
  'overwrite',
  'upload with a bearer as signed token',
  'move onto',
  'copy away to another bucket',
  'delete a bucket',
  'sign an upload',
])

/** The owner has a photograph under the same path in both buckets. */
function photographs(
  bucket: 'listing-photos' | 'notes',
  whose: string,
): Record<string, (world: World) => Attempt> {
  return {
    [`GET a photograph of ${whose}`]: (w) => ({
      method: 'GET',
      path: `/object/${bucket}/${w.photo}`,
    }),
    [`GET a photograph in public of ${whose}`]: (w) => ({
      method: 'GET',
      path: `/object/public/${bucket}/${w.photo}`,
    }),
    [`info of a photograph of ${whose}`]: (w) => ({
      method: 'GET',
      path: `/object/info/${bucket}/${w.photo}`,
    }),
    [`list photographs of ${whose}`]: (w) => ({
      method: 'POST',
      path: `/object/list-v2/${bucket}`,
      json: { prefix: w.ana },
      harmless: (answer) => isEmpty((answer as { objects: unknown }).objects),
    }),
    [`sign a photograph of ${whose}`]: (w) => ({
      method: 'POST',
      path: `/object/sign/${bucket}/${w.photo}`,
      json: { expiresIn: 60 },
    }),
    [`sign many photographs of ${whose}`]: (w) => ({
      method: 'POST',
      path: `/object/sign/${bucket}`,
      json: { expiresIn: 60, paths: [w.photo] },
      harmless: (answer) =>
        (answer as { signedURL: unknown }[]).every(({ signedURL }) => signedURL === null),
    }),
    [`upload a photograph into the folder of ${whose}`]: (w) => ({
      method: 'POST',
      path: `/object/${bucket}/${w.ana}/casa/planted.jpg`,
      body: jpeg,
    }),
    [`overwrite a photograph of ${whose}`]: (w) => ({
      method: 'POST',
      path: `/object/${bucket}/${w.photo}`,
      body: jpeg,
      headers: { 'x-upsert': 'true' },
    }),
    [`move a photograph away of ${whose}`]: (w) => ({
      method: 'POST',
      path: '/object/move',
      json: pair(bucket, w.photo, `${w.eva}/casa/stolen.jpg`),
    }),
    [`copy a photograph away of ${whose}`]: (w) => ({
      method: 'POST',
      path: '/object/copy',
      json: pair(bucket, w.photo, `${w.eva}/casa/copied.jpg`),
    }),
    [`remove photographs of ${whose}`]: (w) => ({
      method: 'DELETE',
      path: `/object/${bucket}`,
      json: { prefixes: [w.photo, w.ana, `${w.ana}/`] },
      harmless: isEmpty,
    }),
    [`delete a photograph of ${whose}`]: (w) => ({
      method: 'DELETE',
      path: `/object/${bucket}/${w.photo}`,
    }),
  }
}
