import { Download, LogIn, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '@vez/shared/api-error';
import { cityClock } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { Button, Notice, Section, TextLink, token } from '@vez/shared/ui';
import { saveFile } from '../host/save-file';
import { useShell } from '../layout/shell-context';
import { useStore } from '../use-store';
import { useOwnDataTexts } from './own-data-texts';

const Act = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;

/** One act at a time; the toast of a failed call explains what to do. */
function useAct() {
  const [running, setRunning] = useState<'take' | 'erase' | 'again'>();
  const run = async (name: 'take' | 'erase' | 'again', act: () => Promise<void>) => {
    setRunning(name);
    try {
      await act();
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      setRunning(undefined);
    }
  };
  return { running, run };
}

/** Proves that it is still the person who holds the device; the login returns here. */
export function LogInAgain() {
  const { bridge } = useShell();
  const { t } = useOwnDataTexts();
  const { running, run } = useAct();
  const again = () =>
    run('again', async () => {
      await bridge.auth.logout();
      bridge.navigate(paths.login({ returnTo: paths.ownData() }));
    });
  return (
    <Section heading={t('take.title')}>
      <Act>
        <p>{t('again.text')}</p>
        <Button kind="outline" icon={LogIn} busy={running === 'again'} onClick={() => void again()}>
          {t('again.go')}
        </Button>
      </Act>
    </Section>
  );
}

interface Props {
  activeTickets: number;
  onErased(): void;
}

/** Downloads all data of the person as one file, and erases it. */
function useTakeAndErase(onErased: () => void) {
  const { api, bridge } = useShell();
  const { t } = useOwnDataTexts();
  const { cityDay } = cityClock(useStore(bridge.deployment).timeZone);
  const { running, run } = useAct();

  const take = () =>
    run('take', async () => {
      const file = await api.ownDataFile({});
      const day = cityDay(new Date(file.madeAt));
      saveFile(`vez-${day}.json`, 'application/json', JSON.stringify(file, undefined, 2));
    });
  const erase = async () => {
    const isSure = await bridge.feedback.confirm({
      title: t('erase.sure'),
      text: t('erase.sureText'),
      confirm: t('erase.yes'),
      cancel: t('erase.no'),
      danger: true,
    });
    if (!isSure) return;
    await run('erase', async () => {
      await api.eraseOwnData({});
      onErased();
      // Forgets the person in this browser, too, and in its other tabs.
      await bridge.auth.logout();
    });
  };
  return { running, take, erase };
}

/** Takes all data of the person away as one file; erases it once no ticket is active. */
export function TakeAndErase({ activeTickets, onErased }: Props) {
  const { t } = useOwnDataTexts();
  const { running, take, erase } = useTakeAndErase(onErased);
  return (
    <>
      <Section heading={t('take.title')}>
        <Act>
          <p>{t('take.text')}</p>
          <Button
            kind="outline"
            icon={Download}
            busy={running === 'take'}
            disabled={running === 'erase'}
            onClick={() => void take()}
          >
            {t('take.go')}
          </Button>
        </Act>
      </Section>
      <Section heading={t('erase.title')}>
        <Act>
          <p>{t('erase.text')}</p>
          {activeTickets > 0 ? (
            <Notice kind="warn">
              {t('erase.active', { count: activeTickets })}{' '}
              <TextLink href={paths.myBookings()}>{t('erase.tickets')}</TextLink>
            </Notice>
          ) : (
            <Button
              kind="danger"
              icon={Trash2}
              busy={running === 'erase'}
              disabled={running === 'take'}
              onClick={() => void erase()}
            >
              {t('erase.go')}
            </Button>
          )}
        </Act>
      </Section>
    </>
  );
}
