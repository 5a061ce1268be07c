import type { Mobile } from '@vez/shared/contracts';
import type { Db } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Forbidden } from '../../module-api/refusal';
import type { Codes } from './codes';

/** Parses the `853-66123834` of a URL. */
export const mobileFrom = (text: string): Mobile => {
  const [area = '', number = ''] = text.split('-');
  return { area, number };
};

/** Calls that send a code by SMS (API-71). */
export const codeCalls = (database: Db, codes: Codes) =>
  ({
    async sendVerificationCode({ params, query, ip, language, isFromElsewhere, isOfUnknownPage }) {
      if (isFromElsewhere) throw new Forbidden();
      const request = { mobile: mobileFrom(params.mobile), ip, language, proof: query.proof };
      // An image or a link on any page can make an old browser send this call, so it needs a proof.
      const needs = { call: 'sendVerificationCode', isProofNeeded: isOfUnknownPage, keepsId: false };
      return database.txAside((tx) => codes.send(tx, { ...request, ...needs }));
    },

    async sendCode({ body, db, ip, language, isFromElsewhere }) {
      if (isFromElsewhere) throw new Forbidden();
      const mobile = { area: body.areaCode, number: body.mobileNumber };
      const needs = { call: 'sendCode', isProofNeeded: false, keepsId: true };
      return codes.send(db, { mobile, ip, language, proof: body.proof, ...needs });
    },
  }) satisfies Handlers;
