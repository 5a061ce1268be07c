import { ConciergeBell } from 'lucide-react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { figures, token, type } from '../theme';

/** More dots than this are a figure. */
const MOST_DOTS = 5;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]};
  min-height: ${token.size(36)};
  color: ${token.color.ink2};
`;
const Dot = styled.span`
  width: ${token.size(14)};
  height: ${token.size(14)};
  border: ${token.size(2)} solid currentColor;
  border-radius: 50%;
`;
const More = styled.span`
  ${type.support}
  ${figures}
  font-weight: ${token.weight.bold};
`;
const You = styled.span`
  padding: ${token.size(2)} ${token.size(12)};
  border-radius: ${token.radius.pill};
  background: ${token.color.primary};
  color: ${token.color.onPrimary};
  ${type.support}
  font-weight: ${token.weight.bold};
`;

/** The queue as a picture: the counter, those ahead (5 dots at most, then “+n”), and you. */
export function QueueLine({ ahead }: { ahead: number }) {
  const texts = useUiTexts();
  const dots = Math.min(ahead, MOST_DOTS);
  return (
    <Line aria-hidden="true">
      <Icon of={ConciergeBell} />
      {Array.from({ length: dots }, (_, index) => (
        <Dot key={index} />
      ))}
      {ahead > MOST_DOTS && <More>+{ahead - MOST_DOTS}</More>}
      <You>{texts.you}</You>
    </Line>
  );
}
