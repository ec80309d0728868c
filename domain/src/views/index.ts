export { readComparison, writeComparison } from './comparison-text.ts'
export { compileTests } from './compile-tests.ts'
export { describeGroup, describeView } from './describe-view.ts'
export {
  entityRules,
  findField,
  LIST_ENTITIES,
  type ListEntity,
  type ServerEntity,
} from './entities.ts'
export { type Field, OPERATORS } from './field.ts'
export { listingColumns } from './listing-columns.ts'
export { OPERATOR_LABELS } from './messages.ts'
export { isNarrowed, segmentOf, withSegment } from './task-segments.ts'
export {
  type Comparison,
  type Condition,
  EMPTY_VIEW,
  groupsOf,
  type Operator,
  type Sort,
  type View,
  VIEW_ENTITIES,
  VIEW_LIMITS,
  type ViewEntity,
  withoutGroups,
} from './view.ts'
export { readView, writeView } from './view-address.ts'
export { viewNameSchema } from './view-name.ts'
export type { QueryTest } from './query-test.ts'
export { type Day, queryOf, type QuerySort, type ViewQuery } from './view-query.ts'
