import { useDeployment, useSession } from '../../bridge';
import { asciiDigits, type Contact } from '../../domain';
import { Card, CardTitle } from '../../ui/card/card';
import { PhoneField } from '../../ui/phone-field/phone-field';
import { TextField } from '../../ui/text-field/text-field';
import { useLateProfile } from './use-late-profile';

interface Props {
  /** The screen's texts; among those of the parts, they would slow down the first view. */
  words: {
    /** Of the card, if it has one. */
    title?: string;
    idNumber: string;
    idNumberHint: string;
    phone: string;
    phoneHint?: string;
    /** The hint for a field that the account supplies. */
    fromProfile: string;
  };
  contact: Contact;
  /** Errors by field. */
  messages: Partial<Record<'idNumber' | 'phone', string>>;
  needsIdNumber: boolean;
  /** Set for the contact of an existing ticket. */
  isOfTicket?: boolean;
  onChange(change: Partial<Contact>): void;
}

/** The maximum length of a mobile number in any country. */
const MOST_DIGITS = 15;

/**
 * ID number if required, and mobile number (QUE-05, QUE-06, BOK-19, BOK-22, ACC-09, ACC-11). A ticket keeps its mobile
 * number, except for a corporate account (BOK-36). Its ID number can be changed, unless a host app vouches for it
 * (BOK-34, decision 20).
 */
export function ContactFields({ words, contact, messages, needsIdNumber, isOfTicket, onChange }: Props) {
  useLateProfile(contact, isOfTicket === true ? undefined : onChange);
  const { kind, identityNo, mobile } = useSession();
  const { smsAreas, idNumber } = useDeployment();
  const isHostNumber = kind === 'superApp' && mobile !== undefined;
  const isIdLocked = identityNo !== undefined && (isOfTicket !== true || kind === 'superApp');
  return (
    <>
      {needsIdNumber && (
        <TextField
          id="idNumber"
          label={words.idNumber}
          hint={isIdLocked ? words.fromProfile : words.idNumberHint}
          chars={Math.max(...idNumber.lengths)}
          value={contact.idNumber}
          autoComplete="off"
          autoCapitalize="characters"
          readOnly={isIdLocked}
          error={messages.idNumber}
          onChange={({ target }) => onChange({ idNumber: asciiDigits(target.value) })}
        />
      )}
      {isHostNumber ? (
        <TextField
          id="phone"
          chars={MOST_DIGITS}
          label={words.phone}
          hint={words.fromProfile}
          value={contact.number}
          readOnly
        />
      ) : (
        <PhoneField
          id="phone"
          label={words.phone}
          hint={words.phoneHint}
          value={{ area: contact.area, number: contact.number }}
          areas={smsAreas}
          error={messages.phone}
          readOnly={isOfTicket === true && kind !== 'corporate'}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** The same in a card of its own. */
export const ContactSection = (props: Props) => (
  <Card $stacked>
    {props.words.title !== undefined && <CardTitle>{props.words.title}</CardTitle>}
    <ContactFields {...props} />
  </Card>
);
