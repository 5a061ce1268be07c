import type { Bridge } from '../contracts/bridge';
import { PERSONAL_CALL, type PaintRemote } from '../contracts/painting';
import type { Query } from '@vez/shared/query';
import { RemoteApp, type RemoteDefinition } from './define-remote';
import { createQueryClient } from './query-client';

/** A screen's queries may enable further ones; few need a third round. */
const MOST_ROUNDS = 3;

/** A query that its screen waits for: its observer determines whether it is enabled. */
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
 * Paints a remote's screens in their loading state: for those that depend on the user, or on data in the browser, such
 * as drafts. Makes no calls. Before its answers, such a screen must look the same for everyone.
 * @throws any error of a screen
 */
export const paintFrames =
  (definition: RemoteDefinition): PaintRemote =>
  async ({ bridge, render }) => {
    await loadTexts(definition, bridge);
    const view = <RemoteApp bridge={bridge} definition={definition} queries={createQueryClient()} />;
    return { html: await render(view), answers: [], isFrame: true };
  };

/**
 * Paints a remote's screens on the server: it renders, runs the screen's queries, and renders again. Personal queries,
 * and extras (`meta.isExtra`) that fail, stay in their loading state: the browser runs them.
 * @throws any error of a screen or of its other calls
 */
export const paintRemote =
  (definition: RemoteDefinition): PaintRemote =>
  async ({ bridge, render }) => {
    await loadTexts(definition, bridge);
    const queries = createQueryClient();
    /** Personal queries, and extras that failed. */
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
