import { serve } from '../_shared/serve.ts'
import { stripeWebhook } from './function.ts'

serve(stripeWebhook)
