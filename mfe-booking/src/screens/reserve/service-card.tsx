import { useBridge, useByVideo } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { TextLink } from '@vez/shared/ui';
import { PointCard } from '@vez/shared/ui/point-card';
import { useTexts } from '../../texts';

interface Props {
  service: Service;
  office: ServiceLocation;
  canChange: boolean;
}

/** The service and office, with a link to the other offices if there are any (BOK-15). */
export function ServiceCard({ service, office, canChange }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const byVideo = useByVideo()(office);
  const hasOthers = service.locations.length > 1 && canServe(paths.selectWithoutTabs());
  const others = canChange && hasOthers && (
    <TextLink href={paths.selectWithoutTabs({ service: service.id })}>{t('summary.changePlace')}</TextLink>
  );
  return <PointCard service={service} place={office} byVideo={byVideo} besideAddress={others} />;
}
