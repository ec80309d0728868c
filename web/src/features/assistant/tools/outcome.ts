/** What became of a proposal, in words that stay with the conversation. */
export interface Outcome {
  kind: 'done' | 'dismissed' | 'refused'
  text: string
}
