import { paths } from '@vez/shared/domain';
import { ButtonLink } from '@vez/shared/ui';
import { Corner } from '../../components/corner';
import { useTexts } from '../../texts';

/** The way to another favourite: a service that is not one yet. */
export function MoreServices() {
  const { t } = useTexts();
  return (
    <Corner title={t('favourites.more')} text={t('favourites.noneHow')}>
      <ButtonLink kind="quiet" href={paths.departments()}>
        {t('mine.start')}
      </ButtonLink>
    </Corner>
  );
}
