import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Icon, token, type } from '@vez/shared/ui';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
`;
const Mark = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${token.size(44)};
  height: ${token.size(44)};
  border-radius: 50%;
  background: ${token.color.soft};
  color: ${token.color.softInk};
`;
const Title = styled.h2`
  ${type.title}
  font-weight: ${token.weight.bold};
  outline: none;
`;
const Support = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** Confirms an action and names the next step (TIX-21). Takes the focus, so that screen readers continue here. */
export function SuccessHead({ title, support }: { title: string; support: string }) {
  const heading = useFocusOnResult<HTMLHeadingElement>(true);
  return (
    <Row role="status">
      <Mark>
        <Icon of={Check} />
      </Mark>
      <div>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Support>{support}</Support>
      </div>
    </Row>
  );
}
