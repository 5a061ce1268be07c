import { ContactFields } from '@vez/shared/remote/contact';
import { useTexts } from '../../texts';
import type { NumberFormHandle } from './use-number-form';

interface Props {
  form: NumberFormHandle;
  needsIdNumber: boolean;
}

/** Who the number is for (QUE-05, QUE-06, QUE-08). */
export function ContactPart({ form: { state, messages, dispatch }, needsIdNumber }: Props) {
  const { t } = useTexts();
  return (
    <ContactFields
      words={{
        idNumber: t('idNumber'),
        idNumberHint: t('idNumberHint'),
        phone: t('phone'),
        fromProfile: t('fromProfile'),
      }}
      contact={state.form}
      messages={messages}
      needsIdNumber={needsIdNumber}
      onChange={(change) => dispatch({ type: 'typed', change })}
    />
  );
}
