import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page, token } from '@vez/shared/ui';

/** A centred column below the full-width header. */
const Middle = styled.div`
  max-width: ${token.size(712)};
  margin: 0 auto;
`;

/** A page of staff with a form or a choice. */
export const StaffPage = ({ children }: { children: ReactNode }) => (
  <Middle>
    <Page>{children}</Page>
  </Middle>
);
