import { own, type JsonObject } from './json.ts'

/** In a WordPress post these fields have another meaning than fields of the same name in a listing. */
const OF_POSTS = new Set([
  'date',
  'date_gmt',
  'modified',
  'modified_gmt',
  'slug',
  'status',
  'type',
  'author',
  'featured_media',
  'template',
  'format',
  'parent',
  'sticky',
  'categories',
  'tags',
  'menu_order',
  'comment_status',
  'ping_status',
  'password',
])
/** These fields contain links, texts or data of SEO plug-ins and never describe the listing. */
const OF_ALL = new Set([
  'id',
  'ID',
  '_links',
  '_embedded',
  'guid',
  'link',
  'title',
  'content',
  'excerpt',
  'class_list',
  'yoast_head',
  'yoast_head_json',
  'rank_math_title',
  'aioseo_head',
  'aioseo_head_json',
  'translations',
  'wpml_translations',
  'pll_translations',
])

export function isReserved(key: string, ofPost: boolean): boolean {
  return OF_ALL.has(key) || (ofPost && OF_POSTS.has(key))
}

/** Only in a post of WordPress: in the answers of a plug-in's own API `status` and `type` are those of the listing. */
export function looksLikePost(record: JsonObject): boolean {
  return ['_links', 'guid', 'date_gmt', 'featured_media'].some(
    (key) => own(record, key) !== undefined,
  )
}
