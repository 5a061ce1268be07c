import { Camera, Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { useSoundLevel } from './use-sound-level';

const Picture = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  object-fit: cover;
  /* Mirrored, so that people move in the expected direction. */
  transform: scaleX(-1);
`;
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(48)};
  ${type.support}
  & > [aria-hidden] svg {
    color: ${token.color.primary};
  }
`;
const Level = styled.meter`
  flex: 1;
  min-width: 0;
  height: ${token.size(16)};
`;

/** Shows the camera's picture and the microphone's level, only on this device. */
export function DevicePicture({ stream }: { stream: MediaStream }) {
  const { t } = useTexts();
  const level = useSoundLevel(stream);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <>
      <Picture ref={video} autoPlay muted playsInline aria-label={t('check.picture')} />
      <Line>
        <Icon of={Camera} size={20} />
        {t('check.onlyYou')}
      </Line>
      <Line>
        <Icon of={Mic} size={20} />
        <span>{t('check.speak')}</span>
        {level !== undefined && <Level min={0} max={1} value={level} aria-label={t('check.level')} />}
      </Line>
    </>
  );
}
