import { Star, Ticket } from 'lucide-react';
import styled from 'styled-components';
import { homeOf, isHome, paths } from '@vez/shared/domain';
import { Icon, LanguageSelect, media, PlainLink, token, Wave } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { remoteAt } from '../remotes/registry';
import { hasReadablePage } from '../remotes/remote-state';
import { useStore } from '../use-store';
import { Mark } from '@vez/shared/ui/mark';
import { useShell } from './shell-context';

/** One rule has both looks: a rule added during navigation would restyle the whole page. */
const Bar = styled.header`
  /* A screen that fills its window, such as a display, sets it to none. */
  display: var(--site-header, block);
  background: ${token.color.surface};
  &:not([data-on-phone]) {
    display: none;
    ${media.wide} {
      display: var(--site-header, block);
    }
    /* Pages without a bar of their own; a skeleton, without a heading, may still get one. */
    body:has(main h1):not(:has(main [data-bar])) & {
      display: var(--site-header, block);
    }
  }
`;
const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  max-width: ${token.size(1104)};
  min-height: ${token.size(60)};
  margin: 0 auto;
  padding: 0 ${token.space[4]};
`;
const Logo = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  color: ${token.color.ink};
  font-size: ${token.size(22)};
  font-weight: ${token.weight.bold};
  text-decoration: none;
`;
const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token.space[5]};
`;
const DeskLink = styled(PlainLink)`
  display: none;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size(48)};
  color: ${token.color.ink};
  text-decoration: none;
  ${media.wide} {
    display: inline-flex;
  }
`;

/** The site header: on every desktop page; on a phone, on the two homes and on pages without a bar of their own. */
export function SiteHeader() {
  const { bridge, pathname, registry, states } = useShell();
  const { t } = useTexts();
  const path = useStore(pathname);
  const deployment = useStore(bridge.deployment);
  const home = homeOf(useStore(bridge.mode), deployment);
  const remote = remoteAt(registry, path);
  const state = useStore(states)[remote ?? ''];
  const language = useStore(bridge.language);
  const isBroken = state?.step === 'failed' && !hasReadablePage(state, language);
  return (
    <Bar data-on-phone={isHome(path) || !bridge.canServe(path) || isBroken || undefined}>
      <Inside>
        <Logo href={home}>
          <Mark />
          {deployment.name}
        </Logo>
        <Links aria-label={t('site')}>
          {bridge.canServe(paths.favourites()) && (
            <DeskLink href={paths.favourites()}>
              <Icon of={Star} size={20} />
              {t('favourites')}
            </DeskLink>
          )}
          {bridge.canServe(paths.myBookings()) && (
            <DeskLink href={paths.myBookings()}>
              <Icon of={Ticket} size={20} />
              {t('myTickets')}
            </DeskLink>
          )}
          <LanguageSelect />
        </Links>
      </Inside>
      <Wave />
    </Bar>
  );
}
