import type { Department } from '@vez/shared/contracts/client';
import { Badge, cardSet, ListRow, RowList } from '@vez/shared/ui';
import { serviceIcon } from '@vez/shared/ui/service-icon';
import { useTexts } from '../texts';

interface Props {
  departments: readonly Department[];
  onOpen?: () => void;
}

/** Departments; a suspended one says so and does not open (CAT-33, CAT-34). */
export function DepartmentRows({ departments, onOpen }: Props) {
  const { t } = useTexts();
  return (
    <RowList>
      {departments.map(({ id, name, icon, suspended, officeTel }, at) => (
        <li key={id}>
          <ListRow
            title={name}
            icon={serviceIcon(icon)}
            iconSet={cardSet(at)}
            href={`/serOrLocationWithTabs?department=${id}`}
            onClick={onOpen}
            badge={suspended && <Badge kind="warn">{t('department.suspended')}</Badge>}
            disabledReason={suspended ? t('messages.depSuspended', { phone: officeTel }) : undefined}
          />
        </li>
      ))}
    </RowList>
  );
}
