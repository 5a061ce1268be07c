import { paths } from '@vez/shared/domain';
import { ButtonLink, ExceptionView } from '@vez/shared/ui';
import { useTexts } from '../../texts';

export function NoFavourites({ canStart }: { canStart: boolean }) {
  const { t } = useTexts();
  return (
    <ExceptionView
      kind="noData"
      title={t('favourites.none')}
      actions={canStart && <ButtonLink href={paths.departments()}>{t('mine.start')}</ButtonLink>}
    >
      {t('favourites.noneHow')}
    </ExceptionView>
  );
}
