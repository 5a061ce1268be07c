import { Video } from 'lucide-react';
import { Button, Notice } from '@vez/shared/ui';
import { WithTexts } from '../../components/with-texts';
import { checkTexts, useCheckTexts } from './check-texts';
import type { MediaFault } from './media-fault';

interface Props {
  kind: MediaFault;
  onAgain(): void;
}

function Fault({ kind, onAgain }: Props) {
  const { t } = useCheckTexts();
  return (
    <>
      <Notice kind="warn" title={t(kind)} announce>
        {t(`${kind}How`)}
      </Notice>
      <Button kind="outline" icon={Video} onClick={onAgain}>
        {t('again')}
      </Button>
    </>
  );
}

/** Why camera and microphone do not work, and another try. */
export const DeviceFault = (props: Props) => (
  <WithTexts of={checkTexts}>
    <Fault {...props} />
  </WithTexts>
);
