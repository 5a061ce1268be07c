import styled from 'styled-components';
import { token } from '@vez/shared/ui';
import { InBoth } from '../../components/in-both';
import type { Sign } from '../../components/use-sign-words';
import type { Board } from '../../model/wire';
import { d } from './display-parts';

const Title = styled.h1`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  p {
    /* The department goes where it does not fit. */
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${d(20)};
    height: 1.3em;
    overflow: hidden;
    color: ${token.color.ink2};
    font-size: ${d(30)};
    font-weight: ${token.weight.regular};
  }
  p:first-child {
    color: ${token.color.ink};
    font-size: ${d(48)};
    font-weight: ${token.weight.bold};
  }
  small {
    color: ${token.color.ink2};
    font-size: ${d(30)};
    font-weight: ${token.weight.regular};
  }
`;

interface Props {
  signs: readonly Sign[];
  board: Pick<Board, 'officeNames' | 'departmentNames'> | undefined;
  /** In the page's language, until the board has loaded. */
  office: string;
  department: string;
}

/** The place of the display in its two languages. */
export function Place({ signs, board, office, department }: Props) {
  const { officeNames, departmentNames } = board ?? {};
  return (
    <Title>
      {officeNames === undefined || signs.length === 0 ? (
        <p>
          {office} <small>{department}</small>
        </p>
      ) : (
        <InBoth
          signs={signs}
          of={(_, language) => (
            <>
              {officeNames[language]} <small>{departmentNames?.[language] ?? department}</small>
            </>
          )}
        />
      )}
    </Title>
  );
}
