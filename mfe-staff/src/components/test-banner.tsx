import { BellRing } from 'lucide-react';
import styled from 'styled-components';
import { token } from '@vez/shared/ui';
import { InBoth } from './in-both';
import type { Sign } from './use-sign-words';

const Banner = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 2vmin;
  padding: 3vmin;
  background: ${token.color.primary};
  color: ${token.color.onPrimary};
  font-size: 4vmin;
  line-height: 1.3;
  svg {
    flex: none;
    width: 8vmin;
    height: 8vmin;
  }
`;

/** The sign that a supervisor asked for. */
export const TestBanner = ({ device, signs }: { device: string; signs: readonly Sign[] }) => (
  <Banner role="status">
    <BellRing aria-hidden="true" />
    <div>
      <InBoth signs={signs} of={(w) => w('sign.test', { device })} />
    </div>
  </Banner>
);
