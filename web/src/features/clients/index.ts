export { clientsKey, refreshClients } from './api/client-keys.ts'
export { ClientPicker } from './client-picker.tsx'
export { clientTarget } from './place.ts'
