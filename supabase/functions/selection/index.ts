import { serve } from '../_shared/serve.ts'
import { selection } from './function.ts'

serve(selection)
