/** The prefix that events make stale; separate from its query, because a remote needs it first. */
export const FAVOURITES = ['favourites'] as const;
