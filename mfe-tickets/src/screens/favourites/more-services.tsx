import { paths } from '@vez/shared/domain';
import { ButtonLink } from '@vez/shared/ui';
import { Corner } from '../../components/corner';
import { useTexts } from '../../texts';

/** A link to services that are not favourites yet. */
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
