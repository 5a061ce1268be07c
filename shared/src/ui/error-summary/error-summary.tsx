import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { fill, pluralForm, useUiTexts } from '../texts';
import { token, type } from '../theme';

const Box = styled.div`
  padding: ${token.space[4]};
  border: 2px solid ${token.color.danger};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.danger};
  &:focus {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;
const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  ${type.section}
  font-weight: ${token.weight.bold};
`;
const List = styled.ul.attrs({ role: 'list' })`
  margin-top: ${token.space[1]};
`;
const FieldLink = styled.a`
  display: flex;
  align-items: center;
  min-height: ${token.size(44)};
  color: inherit;
  font-weight: ${token.weight.medium};
  text-decoration: underline;
`;

export interface FieldFault {
  /** The `id` of the control. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  faults: readonly FieldFault[];
  /** Changes with each attempt to send: the summary takes the focus again. */
  attempt?: number;
}

function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}

/** Lists the errors of a submitted form: takes the focus, and each line links to its field. */
export function ErrorSummary({ faults, attempt = 0 }: ErrorSummaryProps) {
  const texts = useUiTexts();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasFaults = faults.length > 0;
  useEffect(() => {
    if (hasFaults) box.current?.focus();
  }, [attempt, hasFaults]);
  if (!hasFaults) return null;
  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>
        <Icon of={TriangleAlert} />
        {fill(pluralForm(texts, 'fixFields', faults.length), { count: faults.length })}
      </Title>
      <List>
        {faults.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <FieldLink href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </FieldLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
