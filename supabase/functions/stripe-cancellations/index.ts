import { serve } from '../_shared/serve.ts'
import { stripeCancellations } from './function.ts'

serve(stripeCancellations)
