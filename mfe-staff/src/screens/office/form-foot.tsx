import styled from 'styled-components';
import { Button, Notice, token } from '@vez/shared/ui';
import type { NewSettings } from '../../model/office-settings';
import { useTexts } from '../../texts';
import { ConfirmAffected } from './confirm-affected';
import type { Save } from './use-save';

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`;

interface Props {
  of: NewSettings['of'];
  /** The name of the card, for screen readers. */
  title: string;
  save: Save;
  /** `unchanged`: the form was sent without a change. */
  state: 'changed' | 'unchanged' | 'saved';
  onBack?(): void;
}

/** What became of a form, and its buttons. */
export function FormFoot({ of, title, save, state, onBack }: Props) {
  const { t } = useTexts();
  const submit = t(save.outcome === undefined ? 'office.save' : 'office.saveAnyway');
  return (
    <>
      <ConfirmAffected of={of} save={save} />
      {save.failed !== undefined && <Notice kind="error" title={save.failed} announce />}
      {state === 'unchanged' && <Notice title={t('office.unchanged')} announce />}
      {state === 'saved' && <Notice kind="success" title={t('office.saved')} announce />}
      <Acts>
        <Button type="submit" fit busy={save.isBusy} aria-label={`${submit}: ${title}`}>
          {submit}
        </Button>
        {onBack && (
          <Button kind="outline" fit onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </Acts>
    </>
  );
}
