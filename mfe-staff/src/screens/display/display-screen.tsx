import { useSelf } from '../../api/use-self';
import { Gate } from '../../components/gate';
import { addresses, ROLES_OF } from '../../model/addresses';
import { useTexts } from '../../texts';
import { Display } from './display';

/** The display of a waiting room, with the last calls. */
export function DisplayScreen() {
  const { t } = useTexts();
  return (
    <Gate
      self={useSelf()}
      roles={ROLES_OF.display}
      title={t('head.display')}
      returnTo={`${addresses.start}?to=display`}
    >
      {(self) => <Display self={self} />}
    </Gate>
  );
}
