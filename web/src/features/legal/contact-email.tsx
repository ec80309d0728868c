import { useDeployment } from '../../lib/use-deployment.ts'

/** Inside a sentence: the operator's address once it is known, words that hold without it before. */
export function ContactEmail() {
  const deployment = useDeployment()
  if (!deployment) return <>nuestro correo de contacto</>
  return <a href={`mailto:${deployment.contactEmail}`}>{deployment.contactEmail}</a>
}
