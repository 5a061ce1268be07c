import type { FastifyPluginAsync } from 'fastify';

/**
 * Marks a plugin whose hooks and handlers apply to the whole scope that registers it. Without the mark Fastify
 * limits them to the plugin's own routes.
 */
export const sharedScope = <Options extends object>(
  name: string,
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> => Object.assign(named(name, plugin), { [Symbol.for('skip-override')]: true });

/** Names a plugin in Fastify's messages. For one without a name, Fastify compares it with every loaded module. */
export const named = <Options extends object>(
  name: string,
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> => Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
