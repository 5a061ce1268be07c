import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SelectField, token, type } from '@vez/shared/ui';
import type { StaffSelf } from '../model/wire';
import { useTexts } from '../texts';
import { PlainList } from './plain-list';

/** A page of a supervisor about one office. */
export const OfficePage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  max-width: ${token.size(1200)};
  margin: 0 auto;
  padding: ${token.space[4]} ${token.space[5]};
  h1 {
    /* On a phone the office goes below it. */
    flex: 1 1 ${token.size(240)};
    ${type.heading}
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};
`;
/** The rows of a list, as one card. */
export const Rows = styled(PlainList)`
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.elevation.card};
`;

interface Props {
  title: string;
  self: StaffSelf;
  locationId: number;
  onOffice(locationId: number): void;
  /** Buttons beside the office. */
  children?: ReactNode;
}

/** The title, and the choice of an office if the user has several. */
export function OfficeHead({ title, self, locationId, onOffice, children }: Props) {
  const { t } = useTexts();
  return (
    <Head>
      <h1 tabIndex={-1}>{title}</h1>
      {self.offices.length > 1 && (
        <SelectField
          label={t('place.office')}
          value={String(locationId)}
          choices={self.offices.map((one) => ({ value: String(one.locationId), label: one.name }))}
          onChange={({ target }) => onOffice(Number(target.value))}
        />
      )}
      {children}
    </Head>
  );
}
