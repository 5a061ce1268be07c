import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button, Section, SelectField, TextField, token } from '@vez/shared/ui';
import { useShell } from '../layout/shell-context';
import { useStore } from '../use-store';
import { override, usualAddress } from './change-override';
import { useTexts } from './inspector-texts';
import { remotesOf } from './remotes-section';

const Form = styled.form`
  display: grid;
  gap: ${token.space[3]};
`;

/** Overrides a remote with one from the developer's machine. */
export function OverrideForm({ onChange }: { onChange(): void }) {
  const { registry } = useShell();
  const { t } = useTexts();
  const names = remotesOf(registry, useStore(registry.routes));
  const [remote, setRemote] = useState(names[0] ?? '');
  const [typed, setTyped] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const address = typed ?? usualAddress(remote);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTaken = override(remote, address.trim());
    setIsRefused(!isTaken);
    if (isTaken) onChange();
  };
  return (
    <Section heading={t('override')}>
      <Form onSubmit={submit} noValidate>
        <SelectField
          label={t('remote')}
          value={remote}
          onChange={({ target }) => setRemote(target.value)}
          choices={names.map((name) => ({ value: name, label: name }))}
        />
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          error={isRefused ? t('addressRefused') : undefined}
          value={address}
          onChange={({ target }) => setTyped(target.value)}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" kind="quiet">
          {t('takeOver')}
        </Button>
      </Form>
    </Section>
  );
}
