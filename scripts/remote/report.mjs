import { releaseRules } from '../lib/releases.mjs';
import { siteContent } from './give-order.mjs';

const time = (at) => at.slice(0, 16).replace('T', ' ');

/** What each deployment has: a line for each remote. */
export async function statusOf(site, deployments) {
  const { currentOrder } = await releaseRules();
  const { log } = await siteContent(site);
  const remotes = [...new Set(log.map(({ order }) => order.remote))].sort();
  return remotes.map((remote) => {
    const versions = deployments.map((name) => {
      const { order } = currentOrder(log, remote, name) ?? {};
      return `${name} ${order?.version ?? 'none'}`;
    });
    return `${remote}: ${versions.join(', ')}`;
  });
}

/** Every order about a remote, the newest first. */
export async function historyOf(site, remote) {
  const { ordersOf } = await releaseRules();
  const orders = ordersOf((await siteContent(site)).log, remote).reverse();
  return orders.map(({ order, details }) => {
    const what = order.act === 'withdraw' ? `withdraw ${order.withdrawn} for` : order.act;
    const where = order.deployments?.join(', ') ?? 'all';
    return `${time(details.at)}  ${what} ${order.version ?? 'none'}  in ${where}  ${details.commit}  ${details.by}`;
  });
}
