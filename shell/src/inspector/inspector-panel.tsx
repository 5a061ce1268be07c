import { X } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { IconButton, media, token, type } from '@vez/shared/ui';
import type { Store } from '../store';
import { FailuresSection } from './failures-section';
import { useTexts } from './inspector-texts';
import { OverrideForm } from './override-form';
import type { RecordedFailure } from './record';
import { RemotesSection } from './remotes-section';

/** On a wide screen, beside the badge. */
export const PANEL_WIDTH = token.size(400);

const Panel = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 39;
  max-height: 60vh;
  overflow: auto;
  padding: 0 ${token.space[4]} ${token.space[5]};
  border-top: 2px solid ${token.color.lineStrong};
  background: ${token.color.page};
  color: ${token.color.ink};
  ${type.support}
  overflow-wrap: anywhere;
  ${media.wide} {
    inset: 0 0 0 auto;
    width: ${PANEL_WIDTH};
    max-height: none;
    border-top: 0;
    border-left: 2px solid ${token.color.lineStrong};
  }
`;
const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  background: ${token.color.page};
`;
const Title = styled.h2`
  ${type.section}
  font-weight: ${token.weight.bold};
`;

interface PanelProps {
  failures: Store<readonly RecordedFailure[]>;
  onClose(): void;
  /** Called when an override changes, which applies after the next page load. */
  onChange(): void;
}

/** The remotes of this page, a form that overrides one, and what failed. */
export function InspectorPanel({ failures, onClose, onChange }: PanelProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <Title id={id}>{t('title')}</Title>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </Head>
      <RemotesSection />
      <OverrideForm onChange={onChange} />
      <FailuresSection of={failures} />
    </Panel>
  );
}
