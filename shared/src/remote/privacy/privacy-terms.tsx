import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { TextLink } from '../../ui/link/link';
import { useUiTexts } from '../../ui/texts';
import { paths } from '../../domain';
import { ClauseConsent } from './clause-consent';

interface Props {
  checked: boolean;
  error?: string;
  onChange(checked: boolean): void;
}

/** The privacy box, and the clause without leaving what is filled in (BOK-24, QUE-08, VAL-34, VAL-38). */
export function PrivacyTerms({ checked, error, onChange }: Props) {
  const { privacy } = useUiTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Checkbox
        id="agreed"
        checked={checked}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      >
        {privacy.agree}{' '}
        <TextLink
          href={paths.privacyClause()}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {privacy.clause}
        </TextLink>
      </Checkbox>
      {isOpen && (
        <ClauseConsent
          onCancel={() => setOpen(false)}
          onDone={() => {
            onChange(true);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
