import { Lock, Mail, MapPin, Phone, Settings, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { useBridge, useCityClock, useDeployment } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { Icon, media, TextLink, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Bar = styled.footer`
  max-width: ${token.size(680)};
  margin: 0 auto;
  padding: ${token.space[4]};
  ${media.wide} {
    width: calc(100% - ${token.space[6]});
    max-width: ${token.size(1072)};
    padding: ${token.space[4]} 0;
  }
  border-top: 1px solid ${token.color.line};
  color: ${token.color.ink2};
`;
const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[5]};
  list-style: none;
  @media (max-width: 639.98px) {
    flex-direction: column;
  }
`;
const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(48)};
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const Copyright = styled.p`
  ${type.meta}
`;

const Item = ({ icon, children }: { icon: LucideIcon; children: React.ReactNode }) => (
  <Line>
    <Icon of={icon} size={20} />
    <span>{children}</span>
  </Line>
);

/** Mail, address, phone, privacy, year (CAT-11). */
export function Footer() {
  const { t } = useTexts();
  const bridge = useBridge();
  const { cityDay } = useCityClock();
  const { mail, address, phone } = useDeployment();
  return (
    <Bar aria-label={t('footer.label')}>
      <Lines role="list">
        <Item icon={Mail}>{t('footer.mail', { mail })}</Item>
        <Item icon={MapPin}>{address}</Item>
        <Item icon={Phone}>{phone}</Item>
        {bridge.canServe(paths.privacyClause()) && (
          <Item icon={Lock}>
            <TextLink href={paths.privacyClause()}>{t('footer.privacy')}</TextLink>
          </Item>
        )}
        <Item icon={Settings}>
          <TextLink href={paths.settings()}>{t('footer.settings')}</TextLink>
        </Item>
      </Lines>
      <Copyright>{t('footer.copyright', { year: Number(cityDay(new Date()).slice(0, 4)) })}</Copyright>
    </Bar>
  );
}
