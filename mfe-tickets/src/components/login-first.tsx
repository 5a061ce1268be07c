import type { ReactNode } from 'react';
import { useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { ButtonLink, ExceptionView } from '@vez/shared/ui';
import { useTexts } from '../texts';

interface Props {
  title: string;
  /** The address that is opened after the login. */
  returnTo: string;
  children?: ReactNode;
}

/** Replaces a page that needs a login; without the account remote, it links to my bookings (ACC-12). */
export function LoginFirst({ title, returnTo, children }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const address = bridge.canServe(paths.login()) ? paths.login({ returnTo }) : paths.myBookings();
  return (
    <ExceptionView
      kind="noData"
      title={title}
      actions={<ButtonLink href={address}>{t('login.login')}</ButtonLink>}
    >
      {children}
    </ExceptionView>
  );
}
