import { Button, Notice } from '@vez/shared/ui';
import { useStaffApi } from '../api/staff-api';
import { useNoticedAct } from '../components/use-noticed-act';
import type { StaffDevice } from '../model/wire';
import { useTexts } from '../texts';

interface Props {
  device: StaffDevice;
  readAgain(): Promise<unknown>;
}

/** What a supervisor does for a device: test it, and say that its paper was changed. */
export function DeviceActs({ device: { id, name, kind, test }, readAgain }: Props) {
  const { t } = useTexts();
  const api = useStaffApi();
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const act = (of: string, ask: () => Promise<unknown>) => () => {
    setFailed(undefined);
    void run({ of, run: ask, then: readAgain });
  };
  return (
    <>
      {failed !== undefined && <Notice kind="error" title={failed} announce />}
      <Button
        kind="outline"
        fit
        busy={busy === 'test' || test?.state === 'waiting'}
        aria-label={`${t('devices.testNow')}: ${name}`}
        onClick={act('test', () => api.testDevice({ id }))}
      >
        {t('devices.testNow')}
      </Button>
      {kind === 'kiosk' && (
        <Button
          kind="outline"
          fit
          busy={busy === 'paper'}
          aria-label={`${t('devices.paperChanged')}: ${name}`}
          onClick={act('paper', () => api.changePaper({ id }))}
        >
          {t('devices.paperChanged')}
        </Button>
      )}
    </>
  );
}
