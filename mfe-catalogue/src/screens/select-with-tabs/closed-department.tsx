import { paths, readablePhone } from '@vez/shared/domain';
import { ButtonLink, Notice, Page } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** A suspended department does not open, even by a direct link (CAT-34). */
export function ClosedDepartment({ phone }: { phone: string }) {
  const { t } = useTexts();
  return (
    <Page>
      <Notice kind="warn" announce>
        {t('messages.depSuspended', { phone: readablePhone(phone) })}
      </Notice>
      <ButtonLink kind="outline" href={paths.departments()}>
        {t('department.title')}
      </ButtonLink>
    </Page>
  );
}
