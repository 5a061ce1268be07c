import styled from 'styled-components';
import { token, useWaitWords } from '@vez/shared/ui';
import type { StaffQueue } from '../../model/wire';
import { useTexts } from '../../texts';
import { f, k, Lower, Press, Upper } from './kiosk-parts';
import { Letter } from './start';
import type { KioskControls } from './use-kiosk';

const Service = styled(Press)`
  /* The count goes below a name that needs the whole width. */
  flex-wrap: wrap;
  justify-content: flex-start;
  min-height: ${k(132)};
  padding: ${k(12)} ${k(36)};
  font-size: ${f(38)};
  text-align: left;
  span {
    flex: 1;
    line-height: 1.25;
  }
  em {
    display: block;
    color: ${token.color.ink2};
    font-size: ${f(30)};
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${token.color.ink2};
    font-size: ${f(30)};
    white-space: nowrap;
  }
`;

/** The choice of a service. One touch takes a number. */
export function Choose({ queues, kiosk }: { queues: readonly StaffQueue[]; kiosk: KioskControls }) {
  const { t } = useTexts();
  const waitWords = useWaitWords();
  return (
    <>
      <Upper>
        <h1>{t('kiosk.which')}</h1>
        <p>{t('kiosk.whichHow')}</p>
      </Upper>
      <Lower>
        {queues.map((queue) => (
          <Service
            key={queue.serviceId}
            type="button"
            aria-disabled={!queue.open || undefined}
            onClick={() => {
              if (queue.open) void kiosk.takeNumber(queue);
            }}
          >
            {queue.letter !== '' && <Letter>{queue.letter}</Letter>}
            <span>
              {queue.serviceName}
              {queue.open && queue.waitRange && <em>{waitWords(queue.waitRange)}</em>}
            </span>
            <small>{queue.open ? t('people', { count: queue.waitCount }) : t('kiosk.queueClosed')}</small>
          </Service>
        ))}
        <Press type="button" onClick={kiosk.back}>
          {t('back')}
        </Press>
      </Lower>
    </>
  );
}
