import { Landmark, LayoutGrid, Phone } from 'lucide-react';
import { useDeployment } from '@vez/shared/bridge';
import { paths, readablePhone } from '@vez/shared/domain';
import { ListRow, RowList, Section } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** Other ways to find a service: departments, categories, the telephone (CAT-27). */
export function WaysOn({ heading }: { heading: string }) {
  const { t } = useTexts();
  const { phone, officeHours } = useDeployment();
  return (
    <Section heading={heading}>
      <RowList>
        <li>
          <ListRow title={t('search.byDepartment')} icon={Landmark} href={paths.departments()} />
        </li>
        <li>
          <ListRow title={t('home.categories')} icon={LayoutGrid} href={paths.categories()} />
        </li>
        {phone !== '' && (
          <li>
            <ListRow
              title={t('search.call', { phone: readablePhone(phone) })}
              support={officeHours}
              icon={Phone}
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            />
          </li>
        )}
      </RowList>
    </Section>
  );
}
