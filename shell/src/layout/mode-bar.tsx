import { Video } from 'lucide-react';
import styled from 'styled-components';
import { Icon, TextLink, token, type } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Bar = styled.section`
  /* A screen that fills its window has no bars. */
  display: var(--site-header, block);
  background: ${token.color.blue};
  color: ${token.color.blueInk};
  ${type.support}
`;
const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[3]};
  max-width: ${token.size(1104)};
  min-height: ${token.size(48)};
  margin: 0 auto;
  /* The wave of the header overlaps it. */
  padding: ${token.size(14)} ${token.space[4]} ${token.size(6)};
`;
const Name = styled.p`
  flex: 1;
  min-width: ${token.size(200)};
`;
const Way = styled(TextLink)`
  color: inherit;
  text-decoration: underline;
`;

/** Names the remote counter on its pages, with a way out if the web counter has an address. */
export function ModeBar() {
  const { bridge, webHome } = useShell();
  const { t } = useTexts();
  if (useStore(bridge.mode) !== 'remoteCounter') return null;
  return (
    <Bar aria-label={t('mode.name')}>
      <Inside>
        <Icon of={Video} size={20} />
        <Name>
          <b>{t('mode.name')}</b> {t('mode.what')}
        </Name>
        {webHome !== undefined && <Way href={webHome}>{t('mode.leave')}</Way>}
      </Inside>
    </Bar>
  );
}
