import { Camera, CircleCheck, Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Badge, Button, Icon, token, type } from '@vez/shared/ui';
import { WithTexts } from '../../components/with-texts';
import { checkTexts, useCheckTexts } from './check-texts';
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

interface Props {
  stream: MediaStream;
  onStop(): void;
}

function Live({ stream, onStop }: Props) {
  const { t } = useCheckTexts();
  const level = useSoundLevel(stream);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <>
      <div role="status">
        <Badge kind="live" icon={CircleCheck}>
          {t('works')}
        </Badge>
      </div>
      <Picture ref={video} autoPlay muted playsInline aria-label={t('picture')} />
      <Line>
        <Icon of={Camera} size={20} />
        {t('onlyYou')}
      </Line>
      <Line>
        <Icon of={Mic} size={20} />
        <span>{t('speak')}</span>
        {level !== undefined && <Level min={0} max={1} value={level} aria-label={t('level')} />}
      </Line>
      <Button kind="outline" onClick={onStop}>
        {t('stop')}
      </Button>
    </>
  );
}

/** Shows the camera's picture and the microphone's level, only on this device. */
export const DevicePicture = (props: Props) => (
  <WithTexts of={checkTexts}>
    <Live {...props} />
  </WithTexts>
);
