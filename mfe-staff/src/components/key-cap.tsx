import styled from 'styled-components';
import { token, type } from '@vez/shared/ui';
import type { CounterKey } from '../model/counter-keys';

const Cap = styled.kbd<{ $onFilled?: boolean }>`
  display: inline-grid;
  place-items: center;
  min-width: ${token.size(30)};
  min-height: ${token.size(24)};
  padding: 0 ${token.size(6)};
  border: 1.5px solid ${({ $onFilled }) => ($onFilled ? 'currentColor' : token.color.lineStrong)};
  border-radius: ${token.radius.tick};
  ${({ $onFilled }) => ($onFilled ? '' : `box-shadow: 0 1px 0 ${token.color.lineStrong};`)}
  font-family: inherit;
  ${type.meta}
  font-weight: ${token.weight.bold};
`;

/** Key names are the same in all languages. */
export type KeyName = CounterKey | 'Ctrl Z' | 'Esc' | '↵';

/** A keyboard key, shown beside its act. */
export const KeyCap = ({ of, onFilled = false }: { of: KeyName; onFilled?: boolean }) => (
  <Cap $onFilled={onFilled}>{of.replace('Shift+', '⇧')}</Cap>
);
