import { CircleCheck } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { Icon, token, type } from '@vez/shared/ui';

const Part = styled.section`
  display: grid;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[4]};
  padding-bottom: ${token.space[4]};
  border-bottom: 1px solid ${token.color.line};
`;
const Title = styled.h2`
  ${type.title}
  font-weight: ${token.weight.bold};
  text-wrap: balance;
`;
/** Side by side, if both texts have the room. */
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  & > button {
    flex: 1 1 auto;
    align-self: stretch;
    width: auto;
    min-width: 0;
  }
`;
const Why = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Said = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink2};
  svg {
    flex: none;
  }
`;

interface Props {
  title: string;
  why: string;
  /** The buttons, which `why` may describe. */
  answers(why: string): ReactNode;
}

/** A question on the ticket, with a button for each answer. */
export function Question({ title, why, answers }: Props) {
  const [titleId, whyId] = [useId(), useId()];
  return (
    <Part aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Answers>{answers(whyId)}</Answers>
      <Why id={whyId}>{why}</Why>
    </Part>
  );
}

/** What its holder has answered. */
export const SaidLine = ({ children, ref }: { children: string; ref: Ref<HTMLParagraphElement> }) => (
  <Said ref={ref} tabIndex={-1}>
    <Icon of={CircleCheck} size={20} />
    {children}
  </Said>
);
