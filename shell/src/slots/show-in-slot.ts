import {
  BRIDGE_VERSION,
  type Bridge,
  type RemoteModule,
  type SlotMap,
  type SlotName,
  type SlotParcel,
} from '@vez/shared/contracts/client';
import { bridgeOfRemote } from '../remotes/bridge-of-remote';
import { satisfies } from '../remotes/contract-range';
import type { RemoteRelease } from '../remotes/page-registry';
import { noteStart, noteEnd } from '../remotes/unfinished-start';
import { RemoteFailure, type HealthKind } from '../remotes/remote-failure';
import { mountParcel, type MountedParcel } from './parcel';

export interface ShowNeeds {
  /** The page's bridge; each remote gets its own copy. */
  bridge: Bridge;
  load(name: string): Promise<RemoteModule>;
  report(release: RemoteRelease, kind: HealthKind): void;
}

interface Shown<Name extends SlotName> {
  release: RemoteRelease;
  slot: Name;
  place: SlotMap[Name];
  /** The remote's own element in the slot. */
  stage: HTMLElement;
  signal: AbortSignal;
}

/** Time limit. A remote that arrives later is not shown: it would move the content that the user is reading. */
const PATIENCE_MS = 8_000;

const late = (kind: 'load' | 'slow') =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new RemoteFailure(kind, `not there after ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });

async function parcelOf<Name extends SlotName>(
  { release: { entry }, slot }: Shown<Name>,
  { load }: ShowNeeds,
): Promise<SlotParcel<Name>> {
  if (!satisfies(BRIDGE_VERSION, entry.contract)) throw new RemoteFailure('contract', entry.contract);
  try {
    const { slots } = await load(entry.name);
    const fetched = slots?.[slot];
    if (fetched === undefined) throw new Error(`${entry.name} exports no slots.${slot}`);
    return await (fetched as () => Promise<SlotParcel<Name>>)();
  } catch (thrown) {
    throw new RemoteFailure('load', thrown);
  }
}

/** Shows a remote in a slot until aborted. A remote that fails shows nothing, and its health is reported. */
export async function showInSlot<Name extends SlotName>(shown: Shown<Name>, needs: ShowNeeds): Promise<void> {
  const { release, place, stage, signal } = shown;
  // No nested slots: one could contain itself.
  const { fillSlot: _, ...page } = needs.bridge;
  const { bridge, end } = bridgeOfRemote(page, release.entry);
  let parcel: MountedParcel | undefined;
  let isOver = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
    noteEnd(release);
    stage.remove();
    end();
    if (parcel) void parcel.unmount();
  };
  const fail = (failure: unknown) => {
    if (isOver) return;
    needs.report(release, failure instanceof RemoteFailure ? failure.kind : 'throw');
    leave();
  };
  signal.addEventListener('abort', leave);
  try {
    noteStart(release);
    const found = await Promise.race([parcelOf(shown, needs), late('load')]);
    if (signal.aborted) return;
    const { name } = release.entry;
    parcel = mountParcel(found, { name, bridge, domElement: stage, place, onError: fail });
    const thrown = await Promise.race([parcel.mounted, late('slow')]);
    if (thrown === undefined) needs.report(release, 'shown');
    else fail(thrown);
  } catch (failure) {
    fail(failure);
  }
}
