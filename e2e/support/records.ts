import { addClients } from './crm.ts'
import { clientOf, type Account } from './people.ts'
import { STAGES } from './pipeline.ts'

export type Records = Record<
  | 'clientes'
  | 'oportunidades'
  | 'tareas'
  | 'interacciones'
  | 'propiedades'
  | 'documentos'
  | 'scripts'
  | 'profesionales'
  | 'valuaciones',
  string
>

const HOUSE = { state: 'Yucatán', constructionArea: 240, landArea: 320, age: 8, amenities: [] }

export async function addRecords(person: Account): Promise<Records> {
  const api = await clientOf(person)
  const [client_id = ''] = await addClients(person, [{}])
  const [property, opportunity, task, interaction, document, script, professional, valuation] =
    await Promise.all([
      api.from('properties').insert({ title: 'Casa de Ana', price: null }).select('id').single(),
      api
        .from('opportunities')
        .insert({ client_id, stage_id: STAGES.Visita, user_id: person.id })
        .select('id')
        .single(),
      api.from('tasks').insert({ title: 'Llamar a Ana', client_id }).select('id').single(),
      api
        .from('interactions')
        .insert({ subject: 'Visita con Ana', client_id })
        .select('id')
        .single(),
      api
        .from('documents')
        .insert({ name: 'Contrato de Ana', type: 'text/plain', category: 'contract', content: 'x' })
        .select('id')
        .single(),
      api
        .from('sales_scripts')
        .insert({ title: 'Saludo para Ana', category: 'presentacion', content: 'Hola' })
        .select('id')
        .single(),
      api
        .from('professionals')
        .insert({ name: 'Plomero de Ana', profession: 'fontanero', phone: '+529991112233' })
        .select('id')
        .single(),
      api
        .from('valuations')
        .insert({
          title: 'Valor de Ana',
          state: 'Yucatán',
          input: HOUSE,
          estimated_value: 5_000_000,
        })
        .select('id')
        .single(),
    ])
  const idOf = ({ data, error }: { data: { id: string } | null; error: unknown }): string => {
    if (!data) throw error
    return data.id
  }
  return {
    clientes: client_id,
    oportunidades: idOf(opportunity),
    tareas: idOf(task),
    interacciones: idOf(interaction),
    propiedades: idOf(property),
    documentos: idOf(document),
    scripts: idOf(script),
    profesionales: idOf(professional),
    valuaciones: idOf(valuation),
  }
}
