-- A tab of 0.2.0 shows the new types as 'Otro', and asks for another before it saves such a listing or client.
alter table public.properties
  drop constraint properties_property_type_known,
  add constraint properties_property_type_known check (
    property_type in (
      'casa', 'departamento', 'penthouse', 'terreno', 'oficina', 'local', 'bodega', 'nave', 'edificio', 'rancho', 'other'
    )
  );

alter table public.client_preferences
  drop constraint client_preferences_property_type_known,
  add constraint client_preferences_property_type_known check (
    property_type <@ array[
      'casa', 'departamento', 'penthouse', 'terreno', 'oficina', 'local', 'bodega', 'nave', 'edificio', 'rancho', 'other'
    ]
  );
