import type { FoundService } from '@vez/shared/contracts/client';
import { ExceptionView, Section } from '@vez/shared/ui';
import { Everything } from '../../components/everything';
import { ServiceRows } from '../../components/service-rows';
import { useTexts } from '../../texts';
import { WaysOn } from './ways-on';

interface Props {
  /** What comes nearest, if anything does. */
  near: readonly FoundService[];
  onOpen(): void;
}

/** No result leads on: at the remote counter to the search of all services, to what comes nearest, then to other ways (CAT-27, ERR-51). */
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
