import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ServiceType } from '@vez/shared/contracts/client';
import {
  Card,
  cardSet,
  cardSetColor,
  Icon,
  media,
  token,
  type as typography,
  type CardSet,
} from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { ServiceRows } from '../../components/service-rows';
import { isValidId } from '../../model/service-choice';
import { useTexts } from '../../texts';

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  width: 100%;
  min-height: ${token.size(72)};
  padding: ${token.space[3]} ${token.space[4]};
  border: 0;
  border-radius: ${token.radius.card};
  background: none;
  color: ${token.color.ink};
  text-align: start;
  cursor: pointer;
  &[aria-disabled='true'] {
    color: ${token.color.ink3};
    cursor: not-allowed;
  }
`;
const Tile = styled.span<{ $set: CardSet }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token.size(44)};
  height: ${token.size(44)};
  border-radius: ${token.radius.control};
  background: ${({ $set }) => cardSetColor($set).background};
  color: ${({ $set }) => cardSetColor($set).icon};
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
`;
const Name = styled.span`
  display: block;
  font-weight: ${token.weight.bold};
`;
const Count = styled.span`
  font-weight: ${token.weight.regular};
  color: ${token.color.ink2};
  ${typography.support}
`;
const Chevron = styled(Icon)`
  color: ${token.color.ink2};
`;
const How = styled.p`
  color: ${token.color.ink2};
`;
const Types = styled.div`
  display: grid;
  align-items: start;
  gap: ${token.space[3]};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[4]};
  }
`;
const Inside = styled.div`
  --list-columns: auto;
  margin: 0 ${token.space[4]};
  /* The last row must not paint over the card's own edge. */
  padding-bottom: ${token.space[1]};
  border-top: 1px solid ${token.color.line};
  & > ul {
    box-shadow: none;
  }
  & li > * {
    padding-right: 0;
  }
  & li + li::before {
    margin: 0;
  }
`;

function TypeRow({ of, at }: { of: ServiceType; at: number }) {
  const { t } = useTexts();
  const isEmpty = of.services.length === 0 || !isValidId(of.id);
  const [isOpen, setOpen] = useState(at === 0 && !isEmpty);
  const listId = useId();
  return (
    <Card $flush>
      <h2>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-disabled={isEmpty || undefined}
          onClick={() => setOpen(!isOpen && !isEmpty)}
        >
          <Tile $set={cardSet(at)}>
            <Icon of={serviceIcon(of.uiIcon)} />
          </Tile>
          <Words>
            <Name>{of.name}</Name>
            <Count>
              {isEmpty
                ? t('messages.serviceTypeEmptyByLocation')
                : t('select.count', { count: of.services.length })}
            </Count>
          </Words>
          <Chevron of={isOpen ? ChevronUp : ChevronDown} size={20} />
        </Toggle>
      </h2>
      {isOpen && (
        <Inside id={listId}>
          <ServiceRows services={of.services} from="withTabs.service" plain />
        </Inside>
      )}
    </Card>
  );
}

/** Collapsible service types; the first, so also a single one, is open at first (CAT-39, CAT-42, VAL-47). */
export function TypeRows({ types }: { types: readonly ServiceType[] }) {
  const { t } = useTexts();
  return (
    <>
      {types.length > 1 && <How>{t('select.typesHow')}</How>}
      <Types>
        {types.map((of, at) => (
          <TypeRow key={of.id} of={of} at={at} />
        ))}
      </Types>
    </>
  );
}
