import type { Client } from 'pg'
import { DatabaseStartError } from './embedded/start-error.ts'

interface Rights {
  version: number
  printedVersion: string
  encoding: string
  user: string
  database: string
  isReadOnly: boolean
  ownsDatabase: boolean
  inherits: boolean
  publicOwner: string
  ownsPublic: boolean
  mayCreateSchemas: boolean
  mayCreateRoles: boolean
  foreignRoles: string[]
  tightenings: string[]
  tablesOwner: string | null
}

const RIGHTS = `
  with me as (select * from pg_roles where rolname = current_user),
  roles as (
    select * from pg_roles where rolname in ('anon', 'authenticated', 'service_role', 'authenticator') order by rolname
  )
  select
    current_setting('server_version_num')::int as version,
    current_setting('server_version') as "printedVersion",
    current_setting('server_encoding') as encoding,
    quote_ident(current_user) as user,
    quote_ident(current_database()) as database,
    current_setting('transaction_read_only')::boolean as "isReadOnly",
    (select pg_get_userbyid(datdba) = current_user from pg_database where datname = current_database()) as "ownsDatabase",
    me.rolinherit as inherits,
    pg_get_userbyid(nspowner) as "publicOwner",
    pg_has_role(nspowner, 'usage') as "ownsPublic",
    has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
    me.rolsuper or me.rolcreaterole as "mayCreateRoles",
    array(
      select rolname::text from roles
      where not me.rolsuper and not case
        when current_setting('server_version_num')::int < 160000 then me.rolcreaterole
        else pg_has_role(oid, 'member with admin option')
      end
    ) as "foreignRoles",
    array(
      select format('alter role %I nosuperuser nobypassrls;', rolname) from roles
      where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls)
      union all
      select format('revoke %I from %I;', powerful.rolname, roles.rolname) from roles, pg_roles as powerful
      where roles.rolname in ('anon', 'authenticated') and not roles.rolsuper
        and powerful.rolname in (current_user, 'service_role') and pg_has_role(roles.oid, powerful.oid, 'usage')
    ) as tightenings,
    (
      select quote_ident(pg_get_userbyid(nspowner)) from pg_namespace
      where nspname in ('predio', 'supabase_migrations') and not pg_has_role(nspowner, 'usage') limit 1
    ) as "tablesOwner"
  from me, pg_namespace where nspname = 'public'`

const OLDEST_VERSION = 150_000

/** The rights for bootstrap and migrations are checked before anything is written (OPS-70). */
export async function refuseMissingRights(client: Client): Promise<void> {
  const { rows } = await client.query<Rights>(RIGHTS)
  const rights = rows[0]
  if (!rights) throw new DatabaseStartError(NO_PUBLIC_SCHEMA)
  if (rights.version < OLDEST_VERSION) throw new DatabaseStartError(tooOld(rights))
  if (rights.encoding !== 'UTF8') throw new DatabaseStartError(otherEncoding(rights))
  if (rights.isReadOnly) throw new DatabaseStartError(readOnly(rights))
  if (rights.tablesOwner !== null) throw new DatabaseStartError(ownedByOthers(rights))
  const missing = missingRights(rights)
  if (missing.length > 0) throw new DatabaseStartError(describeMissing(rights, missing))
}

interface MissingRight {
  what: string
  statement: string
}

function missingRights(rights: Rights): MissingRight[] {
  const { user, database, publicOwner, ownsPublic, foreignRoles, tightenings } = rights
  const missing: MissingRight[] = []
  const isPublicOfDatabaseOwner = publicOwner === 'pg_database_owner'
  // Before PostgreSQL 16 the owner has the rights of pg_database_owner only if its role inherits.
  const lacksItsOwn = rights.ownsDatabase && !rights.inherits
  if (lacksItsOwn && !ownsPublic && isPublicOfDatabaseOwner) {
    missing.push({
      what: `usar lo que le toca como dueño de la base de datos ${database}`,
      statement: `alter role ${user} inherit;`,
    })
  } else if (!rights.mayCreateSchemas || (!ownsPublic && isPublicOfDatabaseOwner)) {
    missing.push({
      what: `ser dueño de la base de datos ${database}`,
      statement: `alter database ${database} owner to ${user};`,
    })
  }
  if (!ownsPublic && !isPublicOfDatabaseOwner) {
    missing.push({
      what: `ser dueño del esquema public de ${database} (ejecútalo conectado a ella)`,
      statement: `alter schema public owner to ${user};`,
    })
  }
  if (!rights.mayCreateRoles) {
    missing.push({
      what: 'crear los roles anon, authenticated, service_role y authenticator',
      statement: `alter role ${user} createrole;`,
    })
  }
  if (foreignRoles.length > 0) {
    missing.push({
      what:
        `administrar roles que ya existen en este servidor: ${foreignRoles.join(', ')}. Si son de otro Predio, no lo ejecutes: los dos ` +
        'compartirían sus roles y uno dejaría fuera al otro. Dale a cada uno un servidor de PostgreSQL propio. Si no',
      statement: `grant ${foreignRoles.join(', ')} to ${user} with admin option;`,
    })
  }
  if (tightenings.length > 0) {
    missing.push({
      what: 'que los roles anon y authenticated, con los que entra la gente, obedezcan las políticas',
      statement: tightenings.join(' '),
    })
  }
  return missing
}

function describeMissing({ user, database }: Rights, missing: readonly MissingRight[]): string {
  return [
    `Al usuario ${user} de PostgreSQL le faltan permisos para preparar la base de datos ${database}. No se escribió nada en ella. Le falta:`,
    ...missing.map(({ what, statement }) => `  - ${what}:\n      ${statement}`),
    'Ejecuta estas sentencias como administrador de ese PostgreSQL e inicia de nuevo (docs/deploy.md, «Your own PostgreSQL»).',
  ].join('\n')
}

function tooOld({ printedVersion }: Rights): string {
  return `Predio necesita PostgreSQL 15 o más nuevo, y el de DATABASE_URL es ${printedVersion}. No se escribió nada en él.`
}

function otherEncoding({ database, user, encoding }: Rights): string {
  return (
    `La base de datos ${database} guarda textos en ${encoding}, y Predio necesita UTF8. No se escribió nada en ella. ` +
    `Crea otra e indícala en DATABASE_URL:\n      create database NOMBRE owner ${user} encoding 'UTF8' template template0;`
  )
}

function readOnly({ database, user }: Rights): string {
  return (
    `La base de datos ${database} solo permite leer. No se escribió nada en ella. Indica en DATABASE_URL la dirección del servidor principal, no la de una ` +
    `réplica. Si es el principal, quita el límite:\n      alter role ${user} reset default_transaction_read_only;`
  )
}

function ownedByOthers({ user, database, tablesOwner }: Rights): string {
  return (
    `Los datos de Predio en la base de datos ${database} son del usuario ${tablesOwner} de PostgreSQL, no de ${user}. No se tocó nada. ` +
    `Entra en DATABASE_URL con el usuario ${tablesOwner}.`
  )
}

const NO_PUBLIC_SCHEMA =
  'A la base de datos de DATABASE_URL le falta el esquema public. No se escribió nada en ella. ' +
  'Créalo conectado a ella (create schema public;) e inicia de nuevo.'
