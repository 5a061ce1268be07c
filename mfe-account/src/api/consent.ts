import type { Api, Session } from '@vez/shared/contracts/client';
import { deviceId } from '@vez/shared/http';
import { queryOptions } from '@vez/shared/query';
import { accountOf } from '../model/account-of';

/** Whether this user has yet to agree to the privacy clause (API-65, ACC-25). */
export const consentNeededQuery = (api: Api, session: Session) =>
  queryOptions({
    queryKey: ['account', 'consentNeeded', accountOf(session)],
    queryFn: ({ signal }) =>
      api.checkConsent({ account: accountOf(session), deviceId: deviceId() }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Saves the user's consent (API-66). */
export const agree = (api: Api, session: Session) =>
  api.consent({ account: accountOf(session), deviceId: deviceId() });
