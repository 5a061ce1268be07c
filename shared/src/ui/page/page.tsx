import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, token } from '../theme';

/** From 1024 also without an aside as wide as with one, so that titles and columns of all pages begin alike. */
const Column = styled.div<{ $aside: boolean }>`
  width: 100%;
  max-width: ${token.size(680)};
  margin: 0 auto;
  padding: ${token.space[5]} ${token.space[4]} ${token.space[6]};
  ${media.wide} {
    max-width: ${token.size(1104)};
    ${({ $aside }) =>
      $aside &&
      `display:grid;grid-template-columns:minmax(0,680fr) minmax(0,360fr);gap:${token.space[6]};align-items:start;`}
  }
`;

const Main = styled.div<{ $full: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
  min-width: 0;
  max-width: ${token.size(680)};
  ${media.wide} {
    ${({ $full }) => $full && 'max-width:none;--list-columns:2;'}
  }
`;

const Aside = styled.aside`
  --button-width: 100%;
  display: flow-root;
  min-width: 0;
  margin-top: ${token.space[4]};
  & > section + section {
    margin-top: ${token.space[6]};
  }
  ${media.wide} {
    position: sticky;
    top: ${token.space[5]};
    margin-top: 0;
    & > section:first-of-type {
      margin-top: 0;
    }
  }
`;

interface PageProps {
  children: ReactNode;
  /** The summary: below the page on a phone, beside it and always in sight from 1024. */
  aside?: ReactNode;
  /** What the summary is, to screen readers. */
  asideLabel?: string;
  /** A page of lists: from 1024 they take the whole width, in two columns. */
  full?: boolean;
}

/** One column of 680; from 1024, with an aside, two columns of 680 and 360. Things in it stand 16 apart. */
export function Page({ children, aside, asideLabel, full = false }: PageProps) {
  const hasAside = Boolean(aside);
  return (
    <Column $aside={hasAside}>
      <Main $full={full}>{children}</Main>
      {hasAside && <Aside aria-label={asideLabel}>{aside}</Aside>}
    </Column>
  );
}
