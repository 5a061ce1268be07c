import { releaseRules } from '../lib/releases.mjs';
import { siteContent } from './give-order.mjs';

const time = (at) => at.slice(0, 16).replace('T', ' ');

const isOf = (order) => (stop) => stop.remote === order?.remote && stop.sequence === order.sequence;

/** How a release is served that does not go to all by itself; empty for any other. */
function exception(log, current, name, { stops, held, standInOf }) {
  const hold = held.find(isOf(current?.order));
  const isFailing = stops.some(isOf(current?.order));
  if (isFailing && current.order.mustStay) return ', fails but must stay';
  const standIn = isFailing || hold ? standInOf(log, current, name)?.order.version : undefined;
  if (standIn === undefined) return '';
  return isFailing
    ? `, stopped: ${standIn} is shown`
    : `, held back: ${100 - hold.share} % of visits get ${standIn}`;
}

/** What each deployment has: a line for each remote. A server says which releases it has stopped or holds back by itself. */
export async function statusOf(site, deployments) {
  const { currentOrder, standInOf } = await releaseRules();
  const { log, stops = [], held = [] } = await siteContent(site);
  const remotes = [...new Set(log.map(({ order }) => order.remote))].sort();
  return remotes.map((remote) => {
    const versions = deployments.map((name) => {
      const current = currentOrder(log, remote, name);
      const shown = `${name} ${current?.order.version ?? 'none'}`;
      return `${shown}${exception(log, current, name, { stops, held, standInOf })}`;
    });
    return `${remote}: ${versions.join(', ')}`;
  });
}

const stopLine = ({ at, asked, failed, kinds }, { version, mustStay }) =>
  `${time(at)}  ${mustStay ? 'must stay' : 'stopped'} ${version}: it failed for ${failed} of ${asked} who reported (${kinds.join(', ')})`;

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
