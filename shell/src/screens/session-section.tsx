import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { isApiError } from '@vez/shared/api-error';
import { maskPhone, paths } from '@vez/shared/domain';
import { Button, Card, Facts, Section, TextLink, token, type } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useShell } from '../layout/shell-context';
import { useStore } from '../use-store';
import { OwnSessions } from './own-sessions';

const Explained = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;
const Hint = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** Shows the logged-in user, and logs out in every tab or on every device (ACC-12). */
export function SessionSection() {
  const { bridge } = useShell();
  const { t } = useTexts();
  const { kind, name, mobile, contactPhone } = useStore(bridge.session);
  const phone = mobile ?? contactPhone;
  const [leaving, setLeaving] = useState<'here' | 'everywhere'>();
  if (kind === 'anonymous') return null;

  const leave = async (where: 'here' | 'everywhere') => {
    setLeaving(where);
    try {
      await bridge.auth.logout(where === 'everywhere' ? { everywhere: true } : undefined);
      bridge.feedback.toast(t('settings.loggedOut'), 'success');
      // The focused button was removed.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    } catch (error) {
      // The call has shown its failure.
      if (!isApiError(error)) throw error;
    } finally {
      setLeaving(undefined);
    }
  };
  return (
    <Section heading={t('settings.account')}>
      <Card $stacked>
        <Facts
          facts={[
            { label: t('settings.name'), value: name },
            { label: t('settings.mobile'), value: phone && `+${phone.area} ${maskPhone(phone.number)}` },
          ]}
        />
        <Button
          kind="outline"
          icon={LogOut}
          busy={leaving === 'here'}
          disabled={leaving === 'everywhere'}
          onClick={() => void leave('here')}
        >
          {t('settings.logout')}
        </Button>
        <TextLink href={paths.ownData()}>{t('settings.ownData')}</TextLink>
        <OwnSessions key={bridge.session.get().euid ?? phone?.number} />
        <Explained>
          <Button
            kind="quiet"
            icon={MonitorSmartphone}
            busy={leaving === 'everywhere'}
            disabled={leaving === 'here'}
            aria-describedby="everywhere-hint"
            onClick={() => void leave('everywhere')}
          >
            {t('settings.logoutEverywhere')}
          </Button>
          <Hint id="everywhere-hint">{t('settings.everywhereHint')}</Hint>
        </Explained>
      </Card>
    </Section>
  );
}
