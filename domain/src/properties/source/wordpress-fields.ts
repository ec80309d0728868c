import { own, type JsonObject } from './json.ts'

/** These fields of a post mean other things than a listing's of the same name. */
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
/** These are links, texts and data of SEO plug-ins, never fields of the listing. */
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

/** In the answers of a plug-in's own API `status` and `type` are the listing's. */
export function looksLikePost(record: JsonObject): boolean {
  return ['_links', 'guid', 'date_gmt', 'featured_media'].some(
    (key) => own(record, key) !== undefined,
  )
}
