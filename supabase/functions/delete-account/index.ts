import { serve } from '../_shared/serve.ts'
import { deleteAccount } from './function.ts'

serve(deleteAccount)
