import { paths } from '@vez/shared/domain';
import { GoneView } from '@vez/shared/remote';
import { useTexts } from '../../texts';

/** Shown for an unknown ticket, and for one of another person (API-38). */
export function NoTicket() {
  const { t } = useTexts();
  return (
    <GoneView title={t('notFound')} near={{ href: paths.myBookings(), label: t('mine.title') }}>
      {t('notFoundHow')}
    </GoneView>
  );
}
