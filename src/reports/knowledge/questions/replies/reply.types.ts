/**
 * What the answer to a question of the bank tells: id, good answer, bad answer, whom to ask, and the question as it is said
 * aloud where the bank's is long or two in one.
 */
export type ReplyRow = readonly [id: string, good: string, bad: string, whom: string, say?: string];
