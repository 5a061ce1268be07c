import {
  calls,
  type CallAnswer,
  type CallInput,
  type CallName,
  type Calls,
  type Language,
} from '@vez/shared/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { addressOf } from './call-address';
import { ANYONE, type TestCaller } from './test-callers';

export interface Refused {
  status: number;
  code: number;
  reason: string | undefined;
  message: string;
}

export interface CallOptions {
  as?: TestCaller;
  language?: Language;
  /** An idempotency key. */
  key?: string;
  ip?: string;
  /** The code of a ticket's link. */
  link?: string;
}

/** Calls of a server, as a client makes them. */
export function callsOf(server: FastifyInstance) {
  async function send<Name extends CallName>(
    name: Name,
    input: CallInput<Calls[Name]>,
    { as = ANYONE, language = 'en_us', key, ip = '203.0.113.7', link = as.link }: CallOptions = {},
  ): Promise<LightMyRequestResponse> {
    const { url, query, body } = addressOf(calls[name], input);
    const { method } = calls[name];
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const search = new URLSearchParams(query).toString();
    const whole = {
      method,
      url: search === '' ? url : `${url}?${search}`,
      body: hasBody ? JSON.stringify(body) : '',
    };
    const token = as.tokenFor?.(whole) ?? as.token;
    return server.inject({
      method,
      url,
      query,
      remoteAddress: ip,
      headers: {
        'x-vez-language': language,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(link === undefined ? {} : { 'x-vez-ticket-link': link }),
      },
      ...(hasBody ? { payload: body } : {}),
    });
  }

  return {
    send,

    /** The answer of the call, checked against its contract. @throws Error for any other answer */
    async call<Name extends CallName>(
      name: Name,
      input: CallInput<Calls[Name]>,
      options?: CallOptions,
    ): Promise<CallAnswer<Calls[Name]>> {
      const response = await send(name, input, options);
      if (response.statusCode !== 200) {
        throw new Error(`${name} answered ${response.statusCode}: ${response.body}`);
      }
      return calls[name].answer.parse(response.json()) as CallAnswer<Calls[Name]>;
    },

    /** The refusal of the call. @throws Error if it is not refused */
    async refusal<Name extends CallName>(
      name: Name,
      input: CallInput<Calls[Name]>,
      options?: CallOptions,
    ): Promise<Refused> {
      const response = await send(name, input, options);
      if (response.statusCode === 200) throw new Error(`${name} was not refused: ${response.body}`);
      const { code, reason, message } = response.json<Refused>();
      return { status: response.statusCode, code, reason, message };
    },
  };
}
