import type { ReactNode } from 'react';
import type { Department } from '@vez/shared/contracts/client';
import { paths, readablePhone } from '@vez/shared/domain';
import { Badge, cardSet, ListRow } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { useTexts } from '../texts';
import { LongList } from './long-list';

interface RowLook {
  /** Renders a name; plain text by default. */
  named?(name: string): ReactNode;
  onOpen?: () => void;
}
interface Props extends RowLook {
  departments: readonly Department[];
}

/** A department; a suspended one is marked so and does not open (CAT-33, CAT-34). */
function DepartmentRow({ of, at, named, onOpen }: RowLook & { of: Department; at: number }) {
  const { t } = useTexts();
  const { id, name, icon, suspended, officeTel } = of;
  return (
    <ListRow
      title={named ? named(name) : name}
      icon={serviceIcon(icon)}
      iconSet={cardSet(at)}
      href={paths.selectWithTabs({ department: id })}
      onClick={onOpen}
      badge={suspended && <Badge kind="warn">{t('department.suspended')}</Badge>}
      disabledReason={suspended ? t('messages.depSuspended', { phone: readablePhone(officeTel) }) : undefined}
    />
  );
}

/** Departments to choose from. */
export const DepartmentRows = ({ departments, ...look }: Props) => (
  <LongList
    items={departments}
    keyOf={({ id }) => id}
    row={(department, at) => <DepartmentRow of={department} at={at} {...look} />}
  />
);
