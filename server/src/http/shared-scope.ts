import type { FastifyPluginAsync } from 'fastify';

/**
 * Marks a plugin whose hooks and handlers apply to the whole scope that registers it. Without the mark Fastify
 * limits them to the plugin's own routes.
 */
export const sharedScope = <Options extends object>(
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> => Object.assign(plugin, { [Symbol.for('skip-override')]: true });
