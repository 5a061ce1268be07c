import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, Notice, Sheet, token } from '@vez/shared/ui';
import { useTexts } from '../../../texts';
import { loadQrReader } from './qr-reader';
import { useCamera } from './use-camera';
import { useRegisterTicket } from './use-register-ticket';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;
const Finder = styled.div`
  position: relative;
  aspect-ratio: 1;
  max-height: 50vh;
  width: 100%;
  margin: 0 auto;
  border-radius: ${token.radius.card};
  background: #0e1417;
  overflow: hidden;
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 18%;
    border: ${token.size(3)} solid #fff;
    border-radius: ${token.radius.card};
  }
`;

/** The camera, or a picture of the ticket, and the result (TIX-35, ERR-61, decision 40). */
export function ScanSheet({ onClose }: { onClose(): void }) {
  const { t } = useTexts();
  const { add, isBusy, problem } = useRegisterTicket(onClose);
  const { video, state } = useCamera(add);
  const picker = useRef<HTMLInputElement>(null);
  const [unread, setUnread] = useState<'notRecognised' | 'noReader'>();

  const readPicture = async (file: File | undefined) => {
    if (file === undefined) return;
    setUnread(undefined);
    const read = await loadQrReader().catch(() => undefined);
    if (read === undefined) return setUnread('noReader');
    const picture = await createImageBitmap(file).catch(() => undefined);
    const content = picture && (await read(picture));
    if (content === undefined) setUnread('notRecognised');
    else add(content);
  };
  const trouble = unread === undefined ? problem : t(`scan.${unread}`);

  return (
    <Sheet
      open
      title={t('scan.title')}
      onClose={onClose}
      footer={
        <Button kind="outline" icon={ImageUp} busy={isBusy} onClick={() => picker.current?.click()}>
          {t('scan.picture')}
        </Button>
      }
    >
      <Stack>
        {state === 'off' ? (
          <Notice kind="warn" title={t('scan.noCamera')} announce>
            {t('scan.noCameraHow')}
          </Notice>
        ) : (
          <>
            <p>{t('scan.how')}</p>
            <Finder>
              <video ref={video} aria-label={t('scan.camera')} muted playsInline />
            </Finder>
          </>
        )}
        {trouble !== undefined && (
          <Notice kind="error" announce>
            {trouble}
          </Notice>
        )}
      </Stack>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('scan.picture')}
        onChange={({ target }) => {
          void readPicture(target.files?.[0]);
          // Allows choosing the same picture again.
          target.value = '';
        }}
      />
    </Sheet>
  );
}
