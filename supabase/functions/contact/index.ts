import { serve } from '../_shared/serve.ts'
import { contact } from './function.ts'

serve(contact)
