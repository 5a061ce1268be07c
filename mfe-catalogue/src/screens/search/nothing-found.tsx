import type { FoundService } from '@vez/shared/contracts/client';
import { ExceptionView, Section } from '@vez/shared/ui';
import { Everything } from '../../components/everything';
import { ServiceRows } from '../../components/service-rows';
import { useTexts } from '../../texts';
import { WaysOn } from './ways-on';

interface Props {
  /** The nearest matches, if any. */
  near: readonly FoundService[];
  onOpen(): void;
}

/** Shown without results: at the remote counter a search of all services, near matches, other ways (CAT-27, ERR-51). */
export function NothingFound({ near, onOpen }: Props) {
  const { t } = useTexts();
  return (
    <>
      <ExceptionView
        kind="noData"
        title={t('messages.noSearchData')}
        actions={<Everything action="search" />}
      >
        {t('search.noneHow')}
      </ExceptionView>
      {near.length > 0 && (
        <Section heading={t('search.near')}>
          <ServiceRows services={near} from="search" onOpen={onOpen} />
        </Section>
      )}
      <WaysOn heading={t('search.tryThis')} />
    </>
  );
}
