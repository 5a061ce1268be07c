import { isApiError } from '@vez/shared/api-error';
import { LINK_FAULTS, paths } from '@vez/shared/domain';
import { GoneView } from '@vez/shared/remote';
import { useTexts } from '../texts';

export type LinkFault = (typeof LINK_FAULTS)[number];

const TITLES = {
  linkWrong: 'link.wrong',
  linkReplaced: 'link.replaced',
  linkOver: 'link.over',
} as const;

/** Why a link opens nothing; undefined for other errors. */
export const linkFaultOf = (error: unknown): LinkFault | undefined =>
  LINK_FAULTS.find((reason) => isApiError(error, reason));

/** Shown for a link that is incomplete, was replaced by a newer one, or whose ticket is over. */
export function LinkEnded({ because }: { because: LinkFault }) {
  const { t } = useTexts();
  return (
    <GoneView title={t(TITLES[because])} near={{ href: paths.myBookings(), label: t('mine.title') }}>
      {t('link.how')}
    </GoneView>
  );
}
