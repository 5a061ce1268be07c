import { useId } from 'react';
import styled from 'styled-components';
import type { ServiceLocation } from '@vez/shared/contracts/client';
import { token, type } from '@vez/shared/ui';
import { useTexts } from '../../../texts';

const Group = styled.fieldset`
  margin-top: ${token.space[3]};
`;
const Legend = styled.legend`
  margin-bottom: ${token.space[2]};
  padding: 0;
  ${type.body}
  font-weight: ${token.weight.bold};
`;
const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(56)};
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  cursor: pointer;
  & + & {
    margin-top: ${token.space[2]};
  }
  input {
    flex: none;
    width: ${token.size(22)};
    height: ${token.size(22)};
    accent-color: ${token.color.primary};
  }
`;
const Address = styled.span`
  display: block;
  ${type.support}
  color: ${token.color.ink2};
`;

interface Props {
  offices: readonly ServiceLocation[];
  value: number | null;
  onChange(id: number): void;
}

/** The offices that have a time that is full here (BOK-55). */
export function OfficeChoice({ offices, value, onChange }: Props) {
  const { t } = useTexts();
  const name = useId();
  return (
    <Group>
      <Legend>{t('seek.place')}</Legend>
      {offices.map((office) => (
        <Row key={office.id}>
          <input
            type="radio"
            name={name}
            checked={office.id === value}
            onChange={() => onChange(office.id)}
          />
          <span>
            {office.name}
            {!office.remoteCounter && <Address>{office.address}</Address>}
          </span>
        </Row>
      ))}
    </Group>
  );
}
