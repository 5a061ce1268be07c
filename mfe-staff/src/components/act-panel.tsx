import { useEffect, type ReactNode, type RefObject, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button, Card, CardTitle, token } from '@vez/shared/ui';
import { KeyCap, type KeyName } from './key-cap';
import { useTexts } from '../texts';

/** As high as the row of buttons: the field in focus stays above it. */
const Form = styled(Card)`
  input,
  select {
    scroll-margin-bottom: ${token.size(88)};
  }
`;
/** In sight at 1280 by 800, however long the panel. */
const Acts = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  padding: ${token.space[2]} 0;
  background: ${token.color.surface};
  kbd {
    margin-left: ${token.space[2]};
  }
`;

interface Props {
  title: string;
  /** The label and key of the submit button. The same key opens the panel. */
  submitLabel: string;
  submitKey: KeyName;
  isBusy?: boolean;
  form: RefObject<HTMLFormElement | null>;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** The form of an act that needs input. Focuses its first field; the act's key submits it and Esc closes it. */
export function ActPanel({
  title,
  submitLabel,
  submitKey,
  isBusy = false,
  form,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { t } = useTexts();
  useEffect(() => {
    const find = (wanted: string) => form.current?.querySelector<HTMLElement>(wanted);
    (find('input[type=radio]:checked') ?? find('select, input'))?.focus();
  }, [form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <Form as="form" $stacked ref={form} aria-label={title} noValidate onSubmit={submit}>
      <CardTitle>{title}</CardTitle>
      {children}
      <Acts>
        <Button type="submit" fit busy={isBusy}>
          {submitLabel}
          <KeyCap of={submitKey} onFilled />
        </Button>
        <Button kind="outline" fit onClick={onClose}>
          {t('back')}
          <KeyCap of="Esc" />
        </Button>
      </Acts>
    </Form>
  );
}
