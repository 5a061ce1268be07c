import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page, token } from '@vez/shared/ui';

/** A column in the middle: the header above it is as wide as the window. */
const Middle = styled.div`
  max-width: ${token.size(712)};
  margin: 0 auto;
`;

/** A page of staff that is filled in or chosen from, below their header. */
export const StaffPage = ({ children }: { children: ReactNode }) => (
  <Middle>
    <Page>{children}</Page>
  </Middle>
);
