import { ExternalLink, Info } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useBridge, useTheme } from '@vez/shared/bridge';
import type { Service } from '@vez/shared/contracts/client';
import { Button, Sheet, token } from '@vez/shared/ui';
import { ServerText } from '@vez/shared/ui/server-text';
import { useTexts } from '../texts';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  min-height: ${token.size(280)};
  border: 0;
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
`;

const isSafe = (url: string) => url.startsWith('https://');

/** Whether a service or its department has a description (CAT-47). */
export const hasDetail = (service: Service) =>
  service.showServiceDetail &&
  (service.serviceDetailType === 'URL' ? isSafe(service.serviceDetailUrl) : service.serviceDetailHtml !== '');

/** Describes a service with its department's page or a text; links open outside (CAT-44 to CAT-46). */
export function ServiceDetail({ service }: { service: Service }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const { resolved } = useTheme();
  const [isOpen, setOpen] = useState(false);
  const isPage = service.serviceDetailType === 'URL';
  const openLinkOutside = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    bridge.host.openOutside(link.href);
  };
  return (
    <>
      <Button kind="quiet" icon={Info} fit onClick={() => setOpen(true)}>
        {t('select.about')}
      </Button>
      <Sheet
        open={isOpen}
        tall={isPage}
        title={service.name}
        onClose={() => setOpen(false)}
        footer={
          isPage && (
            // A page may refuse to be framed, so always offer a link to it.
            <Button
              kind="outline"
              icon={ExternalLink}
              onClick={() => bridge.host.openOutside(service.serviceDetailUrl)}
            >
              {t('select.aboutOutside')}
            </Button>
          )
        }
      >
        {isPage ? (
          <Frame src={service.serviceDetailUrl} title={service.name} sandbox="allow-scripts allow-popups" />
        ) : (
          // Keyboard users can use the links, too: Enter fires a click.
          <div onClickCapture={openLinkOutside}>
            <ServerText html={service.serviceDetailHtml} theme={resolved} />
          </div>
        )}
      </Sheet>
    </>
  );
}
