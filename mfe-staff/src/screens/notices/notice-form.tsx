import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, Card, CardTitle, Notice } from '@vez/shared/ui';
import { Column, Columns } from '../../components/columns';
import type { StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';
import { NoticeFields } from './notice-fields';
import { Reached } from './reached';
import { useNoticeForm, type NoticeFormProps } from './use-notice-form';

/** The columns are inside the page's own margins. */
const Form = styled.form`
  ${Columns} {
    padding: 0;
  }
`;

interface Props extends NoticeFormProps {
  self: StaffSelf;
  /** The number of people who get a message about the notice just saved. */
  told: number | undefined;
  onCancel(): void;
}

/** Tells everyone, or changes what was told, beside a preview. */
export function NoticeForm({ self, told, onCancel, ...props }: Props) {
  const { t } = useTexts();
  const form = useNoticeForm(props);
  const { draft, preview, busy, failed, submit } = form;
  const title = useRef<HTMLHeadingElement>(null);
  const { notice } = props;
  // The pressed button is in the list below.
  useEffect(() => void (notice && title.current?.focus()), [notice]);
  const count = draft.tells ? (preview?.byMessage ?? 0) : 0;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Columns $main={1.6} $least={360}>
        <Card $stacked>
          <CardTitle ref={title} tabIndex={-1}>
            {t(notice ? 'notices.change' : 'notices.make')}
          </CardTitle>
          <NoticeFields self={self} locationId={props.locationId} form={form} />
        </Card>
        <Column>
          <Card $stacked>
            <Reached draft={draft} preview={preview} />
            {failed !== undefined && <Notice kind="error" title={failed} announce />}
            {told !== undefined && (
              <Notice kind="success" title={t('notices.done', { count: told })} announce />
            )}
            <Button type="submit" busy={busy !== undefined}>
              {count > 0 ? t('notices.goTell', { count }) : t(draft.changes ? 'notices.save' : 'notices.go')}
            </Button>
            {draft.changes && (
              <Button kind="outline" onClick={onCancel}>
                {t('back')}
              </Button>
            )}
          </Card>
        </Column>
      </Columns>
    </Form>
  );
}
