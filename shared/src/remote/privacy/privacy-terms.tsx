import { useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { TextLink } from '../../ui/link/link';
import { useUiTexts } from '../../ui/texts';
import { token } from '../../ui/theme';
import { paths } from '../../domain';
import { ClauseConsent } from './clause-consent';

/** Aligned with the checkbox's label but separate from it, because a tap on the label ticks the box. */
const Clause = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.size(44)};
  /* Both have room above and below their words. */
  margin-top: ${token.size(-8)};
  margin-inline-start: ${token.size(38)};
  &::after {
    inset: 0;
  }
`;

interface Props {
  checked: boolean;
  error?: string;
  onChange(checked: boolean): void;
}

/** The privacy checkbox, with the clause in a dialog that keeps the form's input (BOK-24, QUE-08, VAL-34, VAL-38). */
export function PrivacyTerms({ checked, error, onChange }: Props) {
  const { privacy } = useUiTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Checkbox
        id="agreed"
        checked={checked}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      >
        {privacy.agree}
      </Checkbox>
      <div>
        <Clause
          href={paths.privacyClause()}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {privacy.read}
        </Clause>
      </div>
      {isOpen && (
        <ClauseConsent
          onCancel={() => setOpen(false)}
          onDone={() => {
            onChange(true);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
