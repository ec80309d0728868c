/** The page of the demo agent's privacy notice (backend/src/demo/samples/privacy.ts). */
export const DEMO_NOTICE = '/aviso/0de3000000000000000000000000a150'
