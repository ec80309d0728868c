import type { FunctionDefinition } from '../../../supabase/functions/_shared/context.ts'
import { contact } from '../../../supabase/functions/contact/function.ts'
import { createCheckoutSession } from '../../../supabase/functions/create-checkout-session/function.ts'
import { deleteAccount } from '../../../supabase/functions/delete-account/function.ts'
import { ownerReport } from '../../../supabase/functions/owner-report/function.ts'
import { privacyNotice } from '../../../supabase/functions/privacy-notice/function.ts'
import { prospects } from '../../../supabase/functions/prospects/function.ts'
import { secrets } from '../../../supabase/functions/secrets/function.ts'
import { selection } from '../../../supabase/functions/selection/function.ts'
import { sharedDocument } from '../../../supabase/functions/shared-document/function.ts'
import { siteProxy } from '../../../supabase/functions/site-proxy/function.ts'
import { stripeCancellations } from '../../../supabase/functions/stripe-cancellations/function.ts'
import { stripeWebhook } from '../../../supabase/functions/stripe-webhook/function.ts'
import { sweepFiles } from '../../../supabase/functions/sweep-files/function.ts'

/** A test compares this list with the folders of functions and with config.toml. */
export const FUNCTIONS: readonly FunctionDefinition[] = [
  ownerReport,
  privacyNotice,
  prospects,
  contact,
  selection,
  sharedDocument,
  siteProxy,
  secrets,
  deleteAccount,
  createCheckoutSession,
  stripeWebhook,
  stripeCancellations,
  sweepFiles,
]

/** Payment providers and older links use this address for the checkout. */
export const API_ROUTES: readonly FunctionDefinition[] = [createCheckoutSession]
