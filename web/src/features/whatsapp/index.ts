export { useRecipient, type Recipient } from './api/read-recipient.ts'
export { useWhatsApp } from './use-whatsapp.ts'
export { WhatsAppDialog } from './whatsapp-dialog.tsx'
