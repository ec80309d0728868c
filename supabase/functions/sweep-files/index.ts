import { serve } from '../_shared/serve.ts'
import { sweepFiles } from './function.ts'

serve(sweepFiles)
