import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { token, type } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';

/** The parameters of an address that identify the page's subject; the others are internal. */
const IDS = ['department', 'service', 'location', 'category', 'ticket', 'serviceCode', 'departmentId'];

const Line = styled.p`
  margin: 0;
  padding: ${token.space[2]} ${token.space[4]};
  background: ${token.color.soft};
  color: ${token.color.softInk};
  overflow-wrap: anywhere;
  ${type.meta}
`;

const followAddress = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};

/** The ids of the page's subject, for citizens to read out to the help desk (SHL-32). */
export function DataIdLine() {
  const { t } = useTexts();
  const search = useSyncExternalStore(followAddress, () => window.location.search);
  const ids = [...new URLSearchParams(search)].filter(([name]) => IDS.includes(name));
  if (ids.length === 0) return null;
  return (
    <Line>
      {t('settings.dataIds', {
        ids: ids.map(([name, value]) => `${name} ${value.slice(0, 40)}`).join(' · '),
      })}
    </Line>
  );
}
