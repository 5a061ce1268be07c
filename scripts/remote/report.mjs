import { releaseRules } from '../lib/releases.mjs';
import { siteContent } from './give-order.mjs';

const time = (at) => at.slice(0, 16).replace('T', ' ');

const isOf = (order) => (stop) => stop.remote === order?.remote && stop.sequence === order.sequence;

/** What each deployment has: a line for each remote. A server says which releases it has stopped by itself. */
export async function statusOf(site, deployments) {
  const { currentOrder, standInOf } = await releaseRules();
  const { log, stops = [] } = await siteContent(site);
  const remotes = [...new Set(log.map(({ order }) => order.remote))].sort();
  return remotes.map((remote) => {
    const versions = deployments.map((name) => {
      const current = currentOrder(log, remote, name);
      const shown = `${name} ${current?.order.version ?? 'none'}`;
      const isStopped = stops.some(isOf(current?.order));
      const standIn = isStopped ? standInOf(log, current, name)?.order.version : undefined;
      return standIn === undefined ? shown : `${shown}, stopped: ${standIn} is shown`;
    });
    return `${remote}: ${versions.join(', ')}`;
  });
}

const stopLine = ({ at, asked, failed, kinds }, { version }) =>
  `${time(at)}  stopped ${version}: it failed in ${failed} of ${asked} networks (${kinds.join(', ')})`;

/** Every order about a remote, and what the server has stopped, the newest first. */
export async function historyOf(site, remote) {
  const { ordersOf } = await releaseRules();
  const { log, stops = [] } = await siteContent(site);
  const orders = ordersOf(log, remote).reverse();
  return orders.flatMap(({ order, details }) => {
    const what = order.act === 'withdraw' ? `withdraw ${order.withdrawn} for` : order.act;
    const where = order.deployments?.join(', ') ?? 'all';
    const given = `${time(details.at)}  ${what} ${order.version ?? 'none'}  in ${where}  ${details.commit}  ${details.by}`;
    return [...stops.filter(isOf(order)).map((stop) => stopLine(stop, order)), given];
  });
}
