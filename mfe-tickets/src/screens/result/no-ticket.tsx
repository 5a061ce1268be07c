import { paths } from '@vez/shared/domain';
import { ButtonLink, ExceptionView } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** Shown for an unknown ticket, and for one of another person (API-38). */
export function NoTicket() {
  const { t } = useTexts();
  return (
    <ExceptionView
      kind="noData"
      title={t('notFound')}
      actions={<ButtonLink href={paths.myBookings()}>{t('mine.title')}</ButtonLink>}
    >
      {t('notFoundHow')}
    </ExceptionView>
  );
}
