import { keyLabel } from '../lib/keys.mjs';
import { releaseRules } from '../lib/releases.mjs';
import { recordOf, siteContent } from './give-order.mjs';

const time = (at) => at.slice(0, 16).replace('T', ' ');

const isOf = (order) => (stop) => stop.remote === order?.remote && stop.sequence === order.sequence;

/** Describes the state of a release that is not rolled out automatically to all; empty otherwise. */
function exception(current, standIn, { stops = [], held = [] }) {
  const hold = held.find(isOf(current?.order));
  if (stops.some(isOf(current?.order))) {
    if (current.order.mustStay) return ', fails but must stay';
    return standIn === undefined ? ', fails, and no other can be shown' : `, stopped: ${standIn} is shown`;
  }
  if (hold === undefined || standIn === undefined) return '';
  return `, held back: ${100 - hold.share} % of visits get ${standIn}`;
}

/** The release that pages of each deployment get, by the rules of the server. */
async function lineOf(content, remote, deployments) {
  const { currentOrder, pathToStandIn } = await releaseRules();
  const { log } = content;
  const record = await recordOf(content);
  const shown = deployments.map((name) => {
    const current = currentOrder(log, remote, name);
    const standIn = current && pathToStandIn(log, current, name, record).at(-1)?.order.version;
    return `${name} ${current?.order.version ?? 'none'}${exception(current, standIn, content)}`;
  });
  return `${remote}: ${shown.join(', ')}`;
}

/** A line for each remote with its releases by deployment. Servers also report releases they stopped or hold back. */
export async function statusOf(site, deployments) {
  const content = await siteContent(site);
  const remotes = [...new Set(content.log.map(({ order }) => order.remote))].sort();
  return Promise.all(remotes.map((remote) => lineOf(content, remote, deployments)));
}

const stopLine = ({ at, asked, failed, kinds, cohort }, { version, mustStay }) =>
  `${time(at)}  ${mustStay ? 'must stay' : 'stopped'} ${version}: it failed for ${failed} of ${asked} who reported (${[...kinds, ...(cohort ? [`more often than the release before in ${cohort}`] : [])].join(', ')})`;

/** The current releases of a remote, then all of its orders and the server's stops, newest first. */
export async function historyOf(site, remote, deployments) {
  const { isSigned, newestDeed, ordersOf } = await releaseRules();
  const content = await siteContent(site);
  const { log, stops = [] } = content;
  const orders = ordersOf(log, remote).reverse();
  const keys = newestDeed(content.deeds, remote)?.deed.keys ?? [];
  const keyOf = ({ order, signature }) => {
    const key = keys.find((one) => isSigned(order, signature, one));
    return key === undefined ? 'revoked key' : keyLabel(key);
  };
  const lines = orders.flatMap((signed) => {
    const { order, details } = signed;
    const what = order.act === 'withdraw' ? `withdraw ${order.withdrawn} for` : order.act;
    const where = order.deployments?.join(', ') ?? 'all';
    const given = `${time(details.at)}  ${what} ${order.version ?? 'none'}  in ${where}  ${details.commit}  ${details.by}  ${keyOf(signed)}`;
    return [...stops.filter(isOf(order)).map((stop) => stopLine(stop, order)), given];
  });
  return [await lineOf(content, remote, deployments), ...lines];
}
