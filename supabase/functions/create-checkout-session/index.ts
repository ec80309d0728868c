import { serve } from '../_shared/serve.ts'
import { createCheckoutSession } from './function.ts'

serve(createCheckoutSession)
