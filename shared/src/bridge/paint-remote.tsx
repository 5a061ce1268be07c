import type { Bridge } from '../contracts/bridge';
import { PERSONAL_CALL, type PaintRemote } from '../contracts/painting';
import type { Query } from '@vez/shared/query';
import { RemoteApp, type RemoteDefinition } from './define-remote';
import { createQueryClient } from './query-client';

/** A screen asks, and what it shows of the answers may ask again; few ask a third time. */
const MOST_ROUNDS = 3;

/** A query that its screen waits for: whoever watches a query says there whether it is asked. */
const isAsked = ({ state, options }: Query) =>
  state.status === 'pending' &&
  state.fetchStatus === 'idle' &&
  (options as { enabled?: unknown }).enabled !== false;

async function loadTexts(definition: RemoteDefinition, bridge: Bridge): Promise<void> {
  const { terms } = bridge.deployment.get();
  for (const source of [definition.texts, ...(definition.follow ?? [])])
    await source.use(bridge.language.get(), terms);
}

/**
 * Paints a remote's screens as they look while they load: for those that depend on who looks at them, or on what this
 * browser keeps, such as drafts. No call is made. Before its answers such a screen must look the same to everybody.
 * @throws whatever a screen throws
 */
export const paintFrames =
  (definition: RemoteDefinition): PaintRemote =>
  async ({ bridge, render }) => {
    await loadTexts(definition, bridge);
    const view = <RemoteApp bridge={bridge} definition={definition} queries={createQueryClient()} />;
    return { html: await render(view), answers: [], isFrame: true };
  };

/**
 * Paints a remote's screens on the server. It renders, fetches what the screen asked for, and renders again. What is
 * personal, or an extra (`meta.isExtra`) that fails, stays as it looks while it loads: the browser asks for it.
 * @throws whatever a screen or one of its other calls throws
 */
export const paintRemote =
  (definition: RemoteDefinition): PaintRemote =>
  async ({ bridge, render }) => {
    await loadTexts(definition, bridge);
    const queries = createQueryClient();
    /** Personal, or an extra that cannot be had. */
    const leftOut = new Set<Query>();
    const cache = queries.getQueryCache();
    const fetchOne = (query: Query) =>
      query.fetch().catch((error: Error) => {
        if (error.name !== PERSONAL_CALL && query.meta?.isExtra !== true) throw error;
        leftOut.add(query);
        query.reset();
      });

    const view = <RemoteApp bridge={bridge} definition={definition} queries={queries} />;
    let html = await render(view);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const asked = cache.getAll().filter((query) => isAsked(query) && !leftOut.has(query));
      if (asked.length === 0) break;
      await Promise.all(asked.map(fetchOne));
      html = await render(view);
    }
    const answers = cache.getAll().filter(({ state }) => state.status === 'success');
    return { html, answers: answers.map(({ queryKey, state }) => [queryKey, state.data] as const) };
  };
