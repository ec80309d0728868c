export {
  whatsappLink,
  whatsappMessageSchema,
  type WhatsappMessageValues,
  whatsappNumber,
} from './compose-message.ts'
export { listingMessage } from './listing-message.ts'
export { listingOffer } from './listing-offer.ts'
export { WHATSAPP_MESSAGES } from './messages.ts'
