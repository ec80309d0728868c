import { serve } from '../_shared/serve.ts'
import { secrets } from './function.ts'

serve(secrets)
