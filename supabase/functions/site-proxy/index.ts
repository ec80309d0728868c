import { serve } from '../_shared/serve.ts'
import { siteProxy } from './function.ts'

serve(siteProxy)
