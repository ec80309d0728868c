import { serve } from '../_shared/serve.ts'
import { sharedDocument } from './function.ts'

serve(sharedDocument)
