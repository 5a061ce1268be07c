import { useState, type FormEvent } from 'react';
import { failureText } from '@vez/shared/api-error';
import { useSession, useTitle } from '@vez/shared/bridge';
import { Button, Card, CardTitle, Notice, Page, TextField } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { useSelf } from '../../api/use-self';
import { StaffHeader } from '../../connected/staff-header';
import { StaffPage } from '../../components/staff-page';
import { addresses, ROLES_OF } from '../../model/addresses';
import { useTexts } from '../../texts';
import { Devices } from './devices';

/** Makes this browser a kiosk or a display. A page load starts the new session. */
function EnrolForm() {
  const { t } = useTexts();
  const api = useStaffApi();
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || code.trim() === '') return;
    setIsBusy(true);
    setFailed(undefined);
    try {
      await api.enrolDevice({ code: code.trim() }, { silent: true });
      window.location.assign(addresses.start);
    } catch (error) {
      setFailed(failureText(error, t('enrol.failed')));
      setIsBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Card $stacked>
        <CardTitle>{t('enrol.here')}</CardTitle>
        <p>{t('enrol.why')}</p>
        <TextField
          label={t('enrol.code')}
          value={code}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={failed}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {t('enrol.go')}
        </Button>
      </Card>
    </form>
  );
}

/** Enrols this browser by a code; supervisors make codes, and list and revoke devices. */
export function EnrolScreen() {
  const { t } = useTexts();
  const { kind } = useSession();
  const self = useSelf();
  useTitle(t('enrol.title'));
  const mayMake =
    kind !== 'anonymous' &&
    self.data !== undefined &&
    (ROLES_OF.enrol as readonly string[]).includes(self.data.role);
  if (mayMake)
    return (
      <>
        <StaffHeader self={self.data} />
        <StaffPage>
          <h1>{t('enrol.title')}</h1>
          <Devices self={self.data} />
        </StaffPage>
      </>
    );
  return (
    <Page>
      <h1>{t('enrol.title')}</h1>
      <EnrolForm />
      {kind !== 'anonymous' && <Notice kind="warn" title={t('enrol.replaces')} />}
    </Page>
  );
}
