/** The keys that the AI stub knows; the key decides how it answers. Without imports, for tests in Node and in the browser. */
export const AI_KEYS = {
  /** Streams where it is asked to. */
  good: 'sk-buena-0123456789abcdef',
  /** Answers in one piece whatever it is asked. */
  plain: 'sk-entera-0123456789abcdef',
  /** 400 for a question with `stream` in it. */
  noStream: 'sk-sin-flujo-0123456789ab',
  /** 400 for a question with `tools` in it. */
  noTools: 'sk-sin-herramientas-01234',
  /** As newer models: 400 for `max_tokens`, then for a temperature of one's own. */
  modern: 'sk-moderna-0123456789abc',
  /** 400 for more than about 5,000 tokens of messages. */
  small: 'sk-chica-0123456789abcdef',
  /** 400 for any length. */
  tiny: 'sk-minima-0123456789abcd',
  /** Streams half of it, and the rest when `POST /v1/release` says so. */
  held: 'sk-pausada-0123456789abc',
  /** An answer without a choice. */
  empty: 'sk-vacia-0123456789abcdef',
  /** 400, with a message about the key. */
  malformed: 'sk-rota-0123456789abcdef',
  /** 429: no credit left. */
  broke: 'sk-sin-saldo-0123456789ab',
  /** 429: to be asked again in 7 seconds. */
  limited: 'sk-de-prisa-0123456789ab',
  /** 500. */
  broken: 'sk-averiada-0123456789ab',
  /** 503. */
  down: 'sk-caida-0123456789abcdef',
  /** Takes the question and says nothing. */
  silent: 'sk-muda-0123456789abcdef',
  /** 200, and a page of HTML. */
  nonsense: 'sk-absurda-0123456789abc',
  /** Streams a space, and its stream ends when `POST /v1/release` says so. */
  blank: 'sk-blanca-0123456789abcd',
  /** Its stream ends in the middle. */
  cut: 'sk-cortada-0123456789abc',
  /** Everything else is refused with 401, this one too. */
  wrong: 'sk-mala-0123456789abcdef',
} as const
