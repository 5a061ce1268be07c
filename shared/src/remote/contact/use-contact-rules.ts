import { useDeployment, useSession } from '../../bridge';
import { isSameMobile, normalisePhone, type Contact, type Mobile } from '../../domain';

/**
 * What the session and the city make of a contact: what has to be filled in, the number without its spellings, and
 * whether it is proved, so that no SMS code is asked for (BOK-28, QUE-06).
 * @param ofTicket the number of a ticket that is changed
 */
export function useContactRules({ area, number }: Contact, ofTicket?: Mobile) {
  const session = useSession();
  const { smsAreas: areas, idNumber: idRule } = useDeployment();
  const proved = ofTicket ?? session.mobile;
  const isKnown = session.kind !== 'anonymous';
  const normal = normalisePhone(number, area, areas, proved);
  const mobile: Mobile = { area: normal.area, number: normal.number };
  return {
    mobile,
    isKnown,
    isProved: ofTicket !== undefined || isSameMobile(session.mobile, mobile),
    needs: {
      phone: session.kind !== 'superApp' || session.mobile === undefined,
      agreement: !isKnown,
      areas,
      proved,
      idRule,
    },
  };
}
