/**
 * Loads a part of the program, and a second time where the first failed. A preload that failed answers the
 * first request for its file again, from memory: only the second one asks the network.
 */
export const again = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => load().catch(load);
