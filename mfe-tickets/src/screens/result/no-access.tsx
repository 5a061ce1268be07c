import { paths } from '@vez/shared/domain';
import { LinkEnded, type LinkFault } from '../../components/link-ended';
import { LoginFirst } from '../../components/login-first';
import { useTexts } from '../../texts';

/** Shown to a visitor who needs a login for a ticket, and to the holder of a link that has ended. */
export function NoAccess({ because, id }: { because: 'needsLogin' | LinkFault; id: string }) {
  const { t } = useTexts();
  if (because !== 'needsLogin') return <LinkEnded because={because} />;
  return (
    <LoginFirst title={t('loginFirst')} returnTo={paths.result({ ticket: id })}>
      {t('notFoundHow')}
    </LoginFirst>
  );
}
