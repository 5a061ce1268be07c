import { Facts, Section } from '@vez/shared/ui';
import { useTexts } from './inspector-texts';
import { sharedInPage } from './shared-in-page';

/** The packages that exist once, and who takes them. */
export function SharedSection() {
  const { t } = useTexts();
  return (
    <Section heading={t('shared')}>
      <Facts
        facts={sharedInPage().map(({ name, version, usedBy }) => ({
          label: name,
          value: [version, ...usedBy].join(' · '),
        }))}
      />
    </Section>
  );
}
