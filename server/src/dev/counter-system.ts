import { calls, type CallAnswer, type Calls } from '@vez/shared/contracts';

type CounterCall =
  | 'counterQueues'
  | 'callNext'
  | 'startVisit'
  | 'markTreated'
  | 'markAbsent'
  | 'openCounter'
  | 'closeCounter'
  | 'walkIn';

export interface CounterSystem {
  call<Name extends CounterCall>(name: Name, body?: object): Promise<CallAnswer<Calls[Name]>>;
}

/** The calls of a department's counter system, and no others. @param api such as `http://localhost:8080/api` */
export const counterSystem = (api: string, credential: string, signal: AbortSignal): CounterSystem => ({
  async call<Name extends CounterCall>(name: Name, body?: object) {
    const { method, path } = calls[name];
    const response = await fetch(`${api}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${credential}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return (await response.json()) as CallAnswer<Calls[Name]>;
  },
});
