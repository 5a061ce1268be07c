import styled from 'styled-components';
import { token, type } from '@vez/shared/ui';
import { Rows as CardRows } from '../../components/office-page';

/** Below a heading. */
export const Rows = styled(CardRows)`
  margin-top: ${token.space[3]};
`;
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  min-height: ${token.size(64)};
  padding: ${token.space[3]} ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  h3 {
    ${type.section}
    font-weight: ${token.weight.bold};
  }
  p,
  li {
    ${type.support}
    color: ${token.color.ink2};
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
export const RowFacts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[1]};
`;
/** The title of a card, with its button. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  h2 {
    flex: 1;
  }
`;
