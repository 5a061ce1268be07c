import type { Bridge } from './bridge';

/** The slots that other remotes can fill, each with the facts that a remote receives there (docs/guides/slots.md). */
export interface SlotMap {
  /** Below the main links of the home. */
  homeTile: Record<string, never>;
  departmentPage: { departmentId: number };
  /** On the page of a service at one of its places. */
  servicePage: { serviceId: number; locationId: number };
  /** Below the facts of the user's ticket. */
  ticketCard: { ticketId: string; serviceId: number; locationId: number };
  /** After the links in the site header. */
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
  /** The name of the remote. */
  name: string;
  /** The remote's own bridge, as for its screens. */
  bridge: Bridge;
  domElement: HTMLElement;
  place: SlotMap[Name];
  /** Receives an error of the shown parcel, which then leaves the slot. */
  onError(error: Error): void;
}

/** The lifecycles of a single-spa parcel. A parcel with an empty element takes no space. */
export interface SlotParcel<Name extends SlotName = SlotName> {
  mount(props: SlotProps<Name>): Promise<void>;
  unmount(props: SlotProps<Name>): Promise<void>;
}

/** The `slots` export of a remote's `mount` module; each parcel is fetched when its slot is in view. */
export type RemoteSlots = { [Name in SlotName]?: () => Promise<SlotParcel<Name>> };
