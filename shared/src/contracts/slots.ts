import type { Bridge } from './bridge';

/** The places where other remotes may show something, each with what it is told of the place (docs/guides/slots.md). */
export interface SlotMap {
  /** Below the ways of the home. */
  homeTile: Record<string, never>;
  departmentPage: { departmentId: number };
  /** The page of a service at one of its places. */
  servicePage: { serviceId: number; locationId: number };
  /** Below the facts of one's own ticket. */
  ticketCard: { ticketId: string; serviceId: number; locationId: number };
  /** Behind the links in the head of the site. */
  menu: Record<string, never>;
  settings: Record<string, never>;
}
export type SlotName = keyof SlotMap;

export const SLOTS = [
  'homeTile',
  'departmentPage',
  'servicePage',
  'ticketCard',
  'menu',
  'settings',
] as const satisfies readonly SlotName[];

export interface SlotProps<Name extends SlotName = SlotName> {
  /** Of the remote. */
  name: string;
  /** Its own, as for its screens. */
  bridge: Bridge;
  domElement: HTMLElement;
  place: SlotMap[Name];
  /** Takes what was thrown while it was shown: the slot is emptied. */
  onError(error: Error): void;
}

/** The lifecycles of a single-spa parcel. What leaves its element empty takes no room. */
export interface SlotParcel<Name extends SlotName = SlotName> {
  mount(props: SlotProps<Name>): Promise<void>;
  unmount(props: SlotProps<Name>): Promise<void>;
}

/** What a remote's `mount` exports as `slots`: each is fetched when its place is in sight. */
export type RemoteSlots = { [Name in SlotName]?: () => Promise<SlotParcel<Name>> };
