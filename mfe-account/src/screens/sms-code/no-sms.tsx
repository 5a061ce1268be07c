import { Phone } from 'lucide-react';
import styled from 'styled-components';
import { useDeployment } from '@vez/shared/bridge';
import { Icon, TextLink, token, type } from '@vez/shared/ui';
import { useTexts } from '../../texts';

const Support = styled.p`
  display: flex;
  gap: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink2};
`;

/** The phone number and hours for help when no code arrives. */
export function NoSms() {
  const { t } = useTexts();
  const { phone, officeHours } = useDeployment();
  return (
    <Support>
      <Icon of={Phone} size={20} />
      <span>
        {t('sms.noSms')} <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
        {t('sms.hours', { hours: officeHours })}
      </span>
    </Support>
  );
}
