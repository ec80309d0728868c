import type {
  Column,
  Parameter,
  Relationship,
  Routine,
  SchemaCache,
  Table,
} from '../schema-cache/types.ts'

/** The fixture has clients, orders, tags and the junctions between them. */

function column(name: string, type = 'text', rest: Partial<Column> = {}): Column {
  return {
    name,
    type,
    baseType: type,
    nullable: true,
    default: null,
    description: null,
    enumValues: null,
    ...rest,
  }
}

function table(name: string, columns: Column[], rest: Partial<Table> = {}): Table {
  return {
    schema: 'api',
    name,
    columns: new Map(columns.map((c) => [c.name, c])),
    computed: new Map(),
    description: null,
    isView: false,
    insertable: true,
    updatable: true,
    deletable: true,
    primaryKey: ['id'],
    ...rest,
  }
}

const id = () => column('id', 'integer', { nullable: false, default: `nextval('seq')` })

const clients = table(
  'clients',
  [id(), column('name'), column('data', 'jsonb'), column('referrer_id', 'integer')],
  {
    computed: new Map([['full_name', { schema: 'api', name: 'full_name', baseType: 'text' }]]),
  },
)
const orders = table('orders', [
  id(),
  column('client_id', 'integer'),
  column('amount', 'integer'),
  column('agent_id', 'integer'),
  column('backup_id', 'integer'),
])
const agents = table('agents', [id(), column('name')])
const tags = table('tags', [id(), column('label')])
const clientTags = table(
  'client_tags',
  [column('client_id', 'integer'), column('tag_id', 'integer')],
  { primaryKey: ['client_id', 'tag_id'] },
)
const totals = table('totals', [column('amount', 'integer')], {
  isView: true,
  insertable: false,
  updatable: false,
  deletable: false,
  primaryKey: [],
})

function foreignKey(
  child: string,
  own: string,
  parent: string,
  constraint = `${child}_${own}_fkey`,
): Relationship[] {
  const shared = {
    constraint,
    keyTable: child,
    isSelf: child === parent,
    tableIsView: false,
    foreignTableIsView: false,
  }
  return [
    { kind: 'many-to-one', table: child, foreignTable: parent, columns: [[own, 'id']], ...shared },
    { kind: 'one-to-many', table: parent, foreignTable: child, columns: [['id', own]], ...shared },
  ]
}

const relationships: Relationship[] = [
  ...foreignKey('orders', 'client_id', 'clients'),
  ...foreignKey('orders', 'agent_id', 'agents'),
  ...foreignKey('orders', 'backup_id', 'agents'),
  ...foreignKey('clients', 'referrer_id', 'clients'),
  ...foreignKey('client_tags', 'client_id', 'clients'),
  ...foreignKey('client_tags', 'tag_id', 'tags'),
  {
    kind: 'many-to-many',
    table: 'clients',
    foreignTable: 'tags',
    junction: 'client_tags',
    keyTable: 'client_tags',
    constraints: ['client_tags_client_id_fkey', 'client_tags_tag_id_fkey'],
    source: [['id', 'client_id']],
    target: [['id', 'tag_id']],
    isSelf: false,
  },
  {
    kind: 'computed',
    table: 'clients',
    foreignTable: 'orders',
    function: 'best_order',
    toOne: true,
  },
]

function routine(
  name: string,
  parameters: Partial<Parameter>[],
  returns: Routine['returns'],
  volatility: Routine['volatility'] = 'stable',
): Routine {
  return {
    schema: 'api',
    name,
    description: null,
    volatility,
    returns,
    parameters: parameters.map((parameter) => ({
      name: '',
      type: 'integer',
      required: true,
      variadic: false,
      ...parameter,
    })),
  }
}

const scalar = (isSet = false): Routine['returns'] => ({ kind: 'scalar', isSet, type: 'integer' })

const functions: Routine[] = [
  routine('add', [{ name: 'a' }, { name: 'b', required: false }], scalar()),
  routine('sum_of', [{ name: 'v', type: 'integer[]', required: false, variadic: true }], scalar()),
  routine('either', [{ name: 'a' }, { name: 'b', required: false }], scalar()),
  routine('either', [{ name: 'a' }, { name: 'c', required: false }], scalar()),
  routine('whole', [{ type: 'json' }], scalar()),
  routine('whole', [{ type: 'text' }], scalar()),
  routine('touch', [], { kind: 'void', isSet: false }, 'volatile'),
  routine('all_clients', [], {
    kind: 'composite',
    isSet: true,
    type: 'api.clients',
    relation: clients,
  }),
]

function groupByKey<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  return new Map(
    items.map((item) => [keyOf(item), items.filter((other) => keyOf(other) === keyOf(item))]),
  )
}

export const schemaFixture: SchemaCache = {
  serverVersion: 18,
  schemas: new Map([
    [
      'api',
      {
        name: 'api',
        tables: new Map(
          [clients, orders, agents, tags, clientTags, totals].map((t) => [t.name, t]),
        ),
        relationships: groupByKey(relationships, ({ table: origin }) => origin),
        functions: groupByKey(functions, ({ name }) => name),
        castTypes: new Map([
          ['text', 'text'],
          ['int', 'int'],
        ]),
      },
    ],
  ]),
}
