import { Smartphone, X } from 'lucide-react';
import styled from 'styled-components';
import { Icon, token } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';

const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[5]};
  max-width: ${token.size(1104)};
  margin: 0 auto;
  padding: 0 ${token.space[4]};
  span:nth-child(2) {
    flex: 1;
    margin-left: ${token.room(-12)};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size(48)};
    color: ${token.color.softInk};
  }
`;
const Dismiss = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${token.size(48)};
  margin-right: ${token.room(-14)};
  min-height: ${token.size(48)};
  border: 0;
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

interface Props {
  ios?: string | undefined;
  android?: string | undefined;
  onDismiss(): void;
}

export function StoreLinks({ ios, android, onDismiss }: Props) {
  const { t } = useTexts();
  return (
    <Inside>
      <Icon of={Smartphone} size={20} />
      <span>{t('stores.text')}</span>
      {ios && (
        <a href={ios} target="_blank" rel="noopener noreferrer">
          {t('stores.ios')}
        </a>
      )}
      {android && (
        <a href={android} target="_blank" rel="noopener noreferrer">
          {t('stores.android')}
        </a>
      )}
      <Dismiss type="button" aria-label={t('stores.dismiss')} onClick={onDismiss}>
        <Icon of={X} size={20} />
      </Dismiss>
    </Inside>
  );
}
