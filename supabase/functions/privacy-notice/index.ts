import { serve } from '../_shared/serve.ts'
import { privacyNotice } from './function.ts'

serve(privacyNotice)
