import { useBridge, useByVideo } from '@vez/shared/bridge';
import type { Service, ServiceLocation } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { TextLink } from '@vez/shared/ui';
import { PointCard } from '@vez/shared/ui/point-card';
import { useTexts } from '../../texts';

interface Props {
  service: Service;
  place: ServiceLocation;
  canChange: boolean;
}

/** What is booked, and where, with the way to another place where there is one (BOK-15). */
export function BookedPoint({ service, place, canChange }: Props) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const byVideo = useByVideo()(place);
  const hasOthers = service.locations.length > 1 && canServe(paths.selectWithoutTabs());
  const others = canChange && hasOthers && (
    <TextLink href={paths.selectWithoutTabs({ service: service.id })}>{t('summary.changePlace')}</TextLink>
  );
  return <PointCard service={service} place={place} byVideo={byVideo} besideAddress={others} />;
}
