import type { ColumnTest, QueryTest } from '../query-test.ts'

export interface CaseRow {
  id: number
  code: string | null
  word: string | null
  words: readonly string[] | null
  amount: number | null
  moment: string | null
  day: string | null
  flag: boolean | null
  search: string
}

const NOTHING = {
  code: null,
  word: null,
  words: null,
  amount: null,
  moment: null,
  day: null,
  flag: null,
  search: '',
} as const

export const CASE_ROWS: readonly CaseRow[] = [
  {
    id: 1,
    code: 'house',
    word: 'Recomendación',
    words: ['VIP', 'Crédito'],
    amount: 100,
    moment: '2026-11-18T06:00:00Z',
    day: '2026-11-18',
    flag: true,
    search: 'ana nunez 100% casa_sola',
  },
  {
    id: 2,
    code: 'land',
    word: 'PORTAL',
    words: ['vip'],
    amount: 99.5,
    moment: '2026-11-18T05:59:59.999Z',
    day: '2026-11-17',
    flag: false,
    search: String.raw`beto nunez c:\casa`,
  },
  { ...NOTHING, id: 3, words: [], search: 'carla obrien' },
  { ...NOTHING, id: 4 },
]

type TestCase = [name: string, tests: readonly QueryTest[], ids: readonly number[]]

const one = (...tests: ColumnTest[]): readonly QueryTest[] => [[tests]]
const anyOf = (...tests: ColumnTest[]): readonly QueryTest[] => [tests.map((test) => [test])]

/** VIEW-70: the database and the browser must give the same rows in every case. */
export const TEST_CASES: readonly TestCase[] = [
  ['no test', [], [1, 2, 3, 4]],
  ['one of the codes', one({ column: 'code', is: 'in', values: ['house', 'flat'] }), [1]],
  ['a code in capitals', one({ column: 'code', is: 'in', values: ['House'] }), []],
  ['none of the codes', one({ column: 'code', is: 'in', values: ['house'], not: true }), [2]],
  ['a word without accents', one({ column: 'word', is: 'word', values: ['recomendacion'] }), [1]],
  ['a word in other case', one({ column: 'word', is: 'word', values: ['Portál', 'x'] }), [2]],
  ['a part of a word', one({ column: 'word', is: 'word', values: ['port'] }), []],
  ['not the word', one({ column: 'word', is: 'word', values: ['portal'], not: true }), [1]],
  ['one of the words', one({ column: 'words', is: 'words', values: ['Vip'] }), [1, 2]],
  ['words without accents', one({ column: 'words', is: 'words', values: ['CREDITO'] }), [1]],
  ['a part of one of the words', one({ column: 'words', is: 'words', values: ['vi'] }), []],
  ['two words as one', one({ column: 'words', is: 'words', values: ['vip credito'] }), []],
  ['none of the words', one({ column: 'words', is: 'words', values: ['vip'], not: true }), [3]],
  ['words with signs', one({ column: 'words', is: 'words', values: ['{vip}', `'`, '"'] }), []],
  ['no words', one({ column: 'words', is: 'empty' }), [3]],
  ['some words', one({ column: 'words', is: 'empty', not: true }), [1, 2]],
  ['no value', one({ column: 'word', is: 'null' }), [3, 4]],
  ['a value', one({ column: 'word', is: 'null', not: true }), [1, 2]],
  ['true', one({ column: 'flag', is: 'true' }), [1]],
  ['not true', one({ column: 'flag', is: 'true', not: true }), [2, 3, 4]],
  ['at least', one({ column: 'amount', is: 'gte', value: 100 }), [1]],
  ['at most', one({ column: 'amount', is: 'lte', value: 99.5 }), [2]],
  [
    'a moment at or after',
    one({ column: 'moment', is: 'gte', value: '2026-11-18T06:00:00Z' }),
    [1],
  ],
  ['a moment before', one({ column: 'moment', is: 'lt', value: '2026-11-18T06:00:00Z' }), [2]],
  [
    'a moment of another zone',
    one({ column: 'moment', is: 'lt', value: '2026-11-18T00:00:00-06:00' }),
    [2],
  ],
  ['a day until', one({ column: 'day', is: 'lte', value: '2026-11-17' }), [2]],
  ['a day from', one({ column: 'day', is: 'gte', value: '2026-11-18' }), [1]],
  ['words of a text', one({ column: 'search', is: 'says', text: 'Núñez, ANA' }), [1]],
  ['a part of a text', one({ column: 'search', is: 'says', text: 'une' }), [1, 2]],
  ['a sign of patterns', one({ column: 'search', is: 'says', text: '100%' }), [1]],
  ['another sign of patterns', one({ column: 'search', is: 'says', text: 'casa_' }), [1]],
  ['a backslash', one({ column: 'search', is: 'says', text: String.raw`c:\casa` }), [2]],
  ['an apostrophe', one({ column: 'search', is: 'says', text: `O'Brien` }), [3]],
  ['only signs', one({ column: 'search', is: 'says', text: ' *;, ' }), [1, 2, 3, 4]],
  [
    'two tests of one alternative',
    one({ column: 'flag', is: 'true', not: true }, { column: 'code', is: 'null' }),
    [3, 4],
  ],
  [
    'conditions that are joined by o',
    anyOf(
      { column: 'code', is: 'in', values: ['house'] },
      { column: 'words', is: 'empty' },
      { column: 'amount', is: 'gte', value: 1000 },
    ),
    [1, 3],
  ],
  [
    'a group beside another condition',
    [
      ...anyOf({ column: 'flag', is: 'true' }, { column: 'words', is: 'null' }),
      ...one({ column: 'code', is: 'null' }),
    ],
    [4],
  ],
]
