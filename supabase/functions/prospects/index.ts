import { serve } from '../_shared/serve.ts'
import { prospects } from './function.ts'

serve(prospects)
