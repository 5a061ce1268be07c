/** What events make stale; apart from its query, since a remote knows it before it asks. */
export const FAVOURITES = ['favourites'] as const;
