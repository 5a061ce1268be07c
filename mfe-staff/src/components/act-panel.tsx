import { useEffect, type ReactNode, type RefObject, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button, Card, CardTitle, token } from '@vez/shared/ui';
import { KeyCap, type KeyName } from './key-cap';
import { useTexts } from '../texts';

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  kbd {
    margin-left: ${token.space[2]};
  }
`;

interface Props {
  title: string;
  /** What the filled button says, and its key; the same key opened the panel. */
  go: string;
  goKey: KeyName;
  isBusy?: boolean;
  form: RefObject<HTMLFormElement | null>;
  onGo(): void;
  onClose(): void;
  children: ReactNode;
}

/** What an act asks first. Its first field has the focus; the act's key does it, and Esc closes it. */
export function ActPanel({ title, go, goKey, isBusy = false, form, onGo, onClose, children }: Props) {
  const { t } = useTexts();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onGo();
  };
  return (
    <Card as="form" $stacked ref={form} aria-label={title} noValidate onSubmit={submit}>
      <CardTitle>{title}</CardTitle>
      {children}
      <Acts>
        <Button type="submit" fit busy={isBusy}>
          {go}
          <KeyCap of={goKey} onFilled />
        </Button>
        <Button kind="outline" fit onClick={onClose}>
          {t('back')}
          <KeyCap of="Esc" />
        </Button>
      </Acts>
    </Card>
  );
}
