import { useApi, useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useQuery } from '@vez/shared/query';
import { LoadedLine } from '@vez/shared/remote';
import { Section, SkeletonList, TextLink } from '@vez/shared/ui';
import { videoServicesQuery } from '../../api/catalogue-queries';
import { useTexts } from '../../texts';
import { VideoCounter } from './video-counter';
import { VIDEO_ROWS } from './video-rows';

/** The services by video, by counter, and how a call works. Nothing here links to an office. */
export function VideoServices() {
  const { t } = useTexts();
  const bridge = useBridge();
  const counters = useQuery(videoServicesQuery(useApi()));
  return (
    <>
      <LoadedLine of={counters} loading={<SkeletonList rows={VIDEO_ROWS} />} failed={t('home.failed')}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('video.none')}</p>
          ) : (
            all.map(({ place, services }) => (
              <Section key={place.id} heading={place.name}>
                <VideoCounter place={place} services={services} />
              </Section>
            ))
          )
        }
      </LoadedLine>
      <Section heading={t('video.room')}>
        <p>{t('video.roomHow')}</p>
        {bridge.canServe(paths.myBookings()) && (
          <TextLink href={paths.myBookings()}>{t('video.tickets')}</TextLink>
        )}
      </Section>
    </>
  );
}
