import { Video } from 'lucide-react';
import { useBridge } from '@vez/shared/bridge';
import { Button } from '@vez/shared/ui';
import { useTexts } from '../../texts';

interface Props {
  joinUrl: string;
  isOpen: boolean;
}

/** Links to the video counter once it has called (NAV-24). */
export function JoinRoom({ joinUrl, isOpen }: Props) {
  const { t } = useTexts();
  const { host } = useBridge();
  return (
    <Button
      icon={Video}
      disabledReason={isOpen ? undefined : t('video.joinLater')}
      onClick={() => host.openOutside(joinUrl)}
    >
      {t('video.join')}
    </Button>
  );
}
