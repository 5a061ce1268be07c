import { shownAddress, useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { ButtonLink, Notice } from '@vez/shared/ui';
import { PLACE_REASON } from '../../components/place-reasons';
import { useTexts } from '../../texts';

/** Only an invalid address is an error. */
const LOOK = { invalid: 'error', suspended: 'warn', notOpen: 'warn', loginNeeded: 'info' } as const;

interface Props {
  state: keyof typeof LOOK;
  service: number;
}

/** Replaces both actions at a place that is closed to this user; a link may skip the list (CAT-52, CAT-54). */
export function ClosedPlace({ state, service }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  return (
    <>
      <Notice kind={LOOK[state]} announce>
        {t(PLACE_REASON[state])}
      </Notice>
      {state === 'loginNeeded' && bridge.canServe(paths.login()) && (
        <ButtonLink href={paths.login({ returnTo: shownAddress() })}>{t('select.loginLink')}</ButtonLink>
      )}
      <ButtonLink kind="outline" href={paths.selectWithoutTabs({ service })}>
        {t('select.otherPlace')}
      </ButtonLink>
    </>
  );
}
