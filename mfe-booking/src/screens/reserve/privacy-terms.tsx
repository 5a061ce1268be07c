import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { Checkbox, Consent, SkeletonList, TextLink, token } from '@vez/shared/ui';
import { clauseQuery } from '../../api/booking-queries';
import { PartFailure } from '../../components/part-failure';
import { useTexts } from '../../texts';

const Paragraphs = styled.div`
  display: grid;
  gap: ${token.space[3]};
`;

interface ModalProps {
  onDone(): void;
  onCancel(): void;
}

function ClauseModal({ onDone, onCancel }: ModalProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(clauseQuery(useApi()));
  return (
    <Consent
      open
      title={data?.title ?? t('contact.clauseTitle')}
      readable={data !== undefined}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Paragraphs>
        {data?.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {error && !data && <PartFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonList rows={3} />}
      </Paragraphs>
    </Consent>
  );
}

interface Props {
  checked: boolean;
  error?: string;
  onChange(checked: boolean): void;
}

/** The privacy box, and the clause without leaving what is filled in (BOK-24, VAL-34). */
export function PrivacyTerms({ checked, error, onChange }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Checkbox
        id="agreed"
        checked={checked}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t('contact.agree')}{' '}
        <TextLink
          href="/PrivacyClausePage"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('contact.clause')}
        </TextLink>
      </Checkbox>
      {isOpen && (
        <ClauseModal
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
