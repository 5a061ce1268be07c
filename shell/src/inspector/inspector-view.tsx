import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { Button, Icon, media, token, type } from '@vez/shared/ui';
import { overrides } from '../remotes/override';
import type { Store } from '../store';
import { useStore } from '../use-store';
import { endOverrides } from './change-override';
import { useTexts } from './inspector-texts';
import { InspectorPanel, PANEL_WIDTH } from './inspector-panel';
import type { RecordedFailure } from './record';

const Badge = styled.aside<{ $beside: boolean }>`
  position: sticky;
  top: 0;
  z-index: 40;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  background: ${token.color.danger};
  color: ${token.color.onDanger};
  ${type.support}
  ${media.wide} {
    margin-right: ${({ $beside }) => ($beside ? PANEL_WIDTH : 0)};
  }
`;
const Words = styled.p`
  flex: 1 1 ${token.size(200)};
  min-width: 0;
  font-weight: ${token.weight.bold};
  overflow-wrap: anywhere;
`;

const reload = () => window.location.reload();

/** The badge of an override, and the panel while it is open. */
export function InspectorView({
  failures,
  isOpen,
}: {
  failures: Store<readonly RecordedFailure[]>;
  isOpen: Store<boolean>;
}) {
  const { t } = useTexts();
  const open = useStore(isOpen);
  const overridden = Object.entries(overrides());
  const back = () => {
    endOverrides();
    reload();
  };
  return (
    <>
      {overridden.length > 0 && (
        <Badge aria-label={t('badge')} $beside={open}>
          <Icon of={TriangleAlert} size={24} />
          <Words>
            {t('overridden', {
              remotes: overridden.map(([name, url]) => `${name} (${new URL(url).host})`).join(', '),
            })}
          </Words>
          <Button kind="quiet" fit onClick={back}>
            {t('back')}
          </Button>
          {!open && (
            <Button kind="quiet" fit onClick={() => isOpen.set(true)}>
              {t('open')}
            </Button>
          )}
        </Badge>
      )}
      {open && <InspectorPanel failures={failures} onClose={() => isOpen.set(false)} onChange={reload} />}
    </>
  );
}
