-- The product calls a provider's key 'API key' everywhere. Only the text as it was delivered changes, wherever it stands in
-- the list: what an operator wrote stays.
update public.subscription_plans
set features = (
  select jsonb_agg(
    case
      when feature.value = to_jsonb('Propiedades, CRM, documentos y asistente con tu propia llave de IA'::text)
        then to_jsonb('Propiedades, CRM, documentos y asistente con tu propia API key de OpenAI'::text)
      else feature.value
    end
    order by feature.ordinality
  )
  from jsonb_array_elements(features) with ordinality as feature
)
where features ? 'Propiedades, CRM, documentos y asistente con tu propia llave de IA';
