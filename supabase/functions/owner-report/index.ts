import { serve } from '../_shared/serve.ts'
import { ownerReport } from './function.ts'

serve(ownerReport)
