import { isApiError } from '@vez/shared/api-error';
import { paths } from '@vez/shared/domain';
import { GoneView } from '@vez/shared/remote';
import { useTexts } from '../texts';

const TITLES = {
  linkWrong: 'link.wrong',
  linkReplaced: 'link.replaced',
  linkOver: 'link.over',
} as const;
export type LinkFault = keyof typeof TITLES;

/** Why the link of a message opens nothing, if that is what failed. */
export const linkFaultOf = (error: unknown): LinkFault | undefined =>
  (Object.keys(TITLES) as LinkFault[]).find((reason) => isApiError(error, reason));

/** Shown for a link that is incomplete, was replaced by a newer one, or whose ticket is over. */
export function LinkEnded({ because }: { because: LinkFault }) {
  const { t } = useTexts();
  return (
    <GoneView title={t(TITLES[because])} near={{ href: paths.myBookings(), label: t('mine.title') }}>
      {t('link.how')}
    </GoneView>
  );
}
