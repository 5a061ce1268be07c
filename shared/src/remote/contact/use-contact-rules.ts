import { useDeployment, useSession } from '../../bridge';
import { isSameMobile, normalisePhone, type Contact, type Mobile } from '../../domain';

/**
 * Applies the rules of session and city to a contact: the required fields, the normalised number, and whether it is
 * verified, so that no SMS code is needed (BOK-28, QUE-06).
 * @param ofTicket the number of an existing ticket
 */
export function useContactRules({ area, number }: Contact, ofTicket?: Mobile) {
  const session = useSession();
  const { smsAreas: areas, idNumber: idRule } = useDeployment();
  const proved = ofTicket ?? session.mobile;
  // The consent to a ticket covers its changes.
  const isKnown = session.kind !== 'anonymous' || ofTicket !== undefined;
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
