import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ServiceType } from '@vez/shared/contracts/client';
import { Icon, token, type as typography } from '@vez/shared/ui';
import { ServiceRows } from '../../components/service-rows';
import { useTexts } from '../../texts';

const Group = styled.section`
  margin-bottom: ${token.space[3]};
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  width: 100%;
  min-height: ${token.size(64)};
  padding: ${token.space[2]} ${token.space[4]};
  border: 0;
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
  text-align: start;
  cursor: pointer;
`;
const Name = styled.span`
  flex: 1;
  font-weight: ${token.weight.bold};
`;
const Count = styled.span`
  color: ${token.color.ink2};
  ${typography.support}
`;
const Inside = styled.div`
  margin-top: ${token.space[2]};
  padding-left: ${token.space[3]};
`;

function TypeRow({ of, first }: { of: ServiceType; first: boolean }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(first);
  const listId = useId();
  return (
    <Group>
      <h2>
        <Toggle type="button" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          <Name>{of.name}</Name>
          <Count>{t('select.count', { count: of.services.length })}</Count>
          <Icon of={open ? ChevronUp : ChevronDown} size={20} />
        </Toggle>
      </h2>
      <Inside id={listId} hidden={!open}>
        <ServiceRows services={of.services} />
      </Inside>
    </Group>
  );
}

/** Service types that open and close; a single one is open already (CAT-39, CAT-42). */
export function TypeRows({ types }: { types: readonly ServiceType[] }) {
  return types.map((of, at) => <TypeRow key={of.id} of={of} first={at === 0} />);
}
