import { useSyncExternalStore } from 'react';
import { homeOf } from '../domain';
import type { Api, Deployment, Mode, Readable, Session, Theme } from '../contracts/bridge';
import type { Journey } from '../contracts/journey';
import { useBridge } from './bridge-context';

/** The value of one of the shell's stores, kept up to date. */
export function useReadable<Value>(store: Readable<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export const useApi = (): Api => useBridge().api;
export const useSession = (): Session => useReadable(useBridge().session);
export const useMode = (): Mode => useReadable(useBridge().mode);
/** The first page of the current variant (NAV-24 to NAV-26). */
export const useHome = (): string => homeOf(useMode(), useDeployment());
export const useTheme = (): Theme => useReadable(useBridge().theme);
export const useOnline = (): boolean => useReadable(useBridge().online);
export const useDeployment = (): Deployment => useReadable(useBridge().deployment);
export const useJourney = (): Journey => useReadable(useBridge().journey);
/** Whether a place serves by video: a remote counter, within the deployment of remote counters. */
export const useByVideo = (): ((place: { remoteCounter: boolean }) => boolean) => {
  const mode = useMode();
  return ({ remoteCounter }) => remoteCounter && mode === 'remoteCounter';
};
