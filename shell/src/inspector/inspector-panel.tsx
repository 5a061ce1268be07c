import { X } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { IconButton, media, token, type } from '@vez/shared/ui';
import { EventsSection } from './events-section';
import { FailuresSection } from './failures-section';
import { useTexts } from './inspector-texts';
import { OverrideForm } from './override-form';
import type { PageRecord } from './record';
import { RemotesSection } from './remotes-section';
import { SharedSection } from './shared-section';

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
  record: PageRecord;
  onClose(): void;
  /** Something is loaded from elsewhere from the next load of the page on. */
  onChange(): void;
}

/** What this page consists of, how its parts do, and what passes between them. */
export function InspectorPanel({ record, onClose, onChange }: PanelProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <Title id={id}>{t('title')}</Title>
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </Head>
      <RemotesSection record={record} />
      <OverrideForm onChange={onChange} />
      <EventsSection of={record.events} />
      <FailuresSection of={record.failures} />
      <SharedSection />
    </Panel>
  );
}
