import { CircleHelp, Phone } from 'lucide-react';
import styled from 'styled-components';
import { isHome, paths } from '@vez/shared/domain';
import { fill, Icon, media, TextLink, token, type, useUiTexts } from '@vez/shared/ui';
import { useHelp } from './help/use-help';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

const Bar = styled.footer`
  /* A screen that fills its window has no head and no foot. */
  display: var(--site-header, block);
  border-top: 1px solid ${token.color.line};
  color: ${token.color.ink2};
  ${type.support}
  /* Hidden while loading, because it would jump when the page grows. */
  main:has(div[aria-busy='true']) ~ & {
    visibility: hidden;
  }
`;
const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[5]};
  max-width: ${token.size(680)};
  min-height: ${token.size(56)};
  margin: 0 auto;
  padding: ${token.space[1]} ${token.space[4]};
  /* The environment's label covers the bottom of the window. */
  padding-bottom: max(${token.space[5]}, env(safe-area-inset-bottom));
  ${media.wide} {
    max-width: ${token.size(1104)};
  }
`;
const Ask = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  padding: 0;
  border: 0;
  background: none;
  color: ${token.color.primary};
  font-weight: ${token.weight.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
const Call = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
`;
/** Help and a telephone number at the foot of every page for citizens. */
export function SiteFoot() {
  const { bridge, pathname } = useShell();
  const { t } = useTexts();
  const { call } = useUiTexts();
  const { phone } = useStore(bridge.deployment);
  // The homes have their own.
  const onHome = isHome(useStore(pathname));
  const help = useHelp();
  if (!bridge.canServe(paths.myBookings())) return null;
  return (
    <Bar aria-label={t('help')}>
      <Inside>
        <Ask type="button" aria-haspopup="dialog" aria-busy={help.isLoading} onClick={() => void help.open()}>
          <Icon of={CircleHelp} size={20} />
          {t('needHelp')}
        </Ask>
        {!onHome && phone !== '' && (
          <Call>
            <Icon of={Phone} size={20} />
            <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{fill(call, { phone })}</TextLink>
          </Call>
        )}
      </Inside>
      {help.dialog}
    </Bar>
  );
}
