/** What a browser takes of the contracts: types, constants and the route table, without a schema library. */
export * from './bridge';
export * from './events';
export type * from './journey';
export * from './painting';
export type * from './remote';
export * from './rights';
export * from './slots';
export type * from './entities';
export type { ApiCalls, Offer, ShellCalls, StaffCalls } from './calls';
export { ROUTE_TABLE } from './route-table.gen';
export { STAFF_ROUTE_TABLE, STAFF_SHAPES } from './staff-route-table.gen';
