import { ContactSection } from '@vez/shared/remote/contact';
import { isMasked } from '../../model/check-reservation';
import { useTexts } from '../../texts';
import { FirstAct } from './first-act';
import { useReserve } from './reserve-context';

/** Who the booking is for (BOK-19, BOK-22, BOK-24, BOK-34, BOK-36). */
export function ContactPart() {
  const { t } = useTexts();
  const { booking, state, dispatch, messages, idNeeded } = useReserve();
  const idNumberHint = t(isMasked(state.form.idNumber) ? 'contact.idNumberKept' : 'contact.idNumberHint');
  return (
    <FirstAct>
      <ContactSection
        words={{
          title: t('contact.title'),
          idNumber: t('contact.idNumber'),
          idNumberHint,
          phone: t('contact.phone'),
          phoneHint: t('contact.phoneHint'),
          fromProfile: t('fromProfile'),
        }}
        contact={state.form}
        messages={messages}
        needsIdNumber={idNeeded}
        isOfTicket={booking.editing !== undefined}
        onChange={(change) => dispatch({ type: 'typed', change })}
      />
    </FirstAct>
  );
}
