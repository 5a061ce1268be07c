import styled from 'styled-components';
import { LANGUAGES } from '@vez/shared/domain';
import { figures, token, type } from '@vez/shared/ui';
import { MessagePreview } from '../../components/message-preview';
import { useTexts } from '../../texts';
import type { NoticeForm } from './use-notice-form';

const Counts = styled.div`
  display: grid;
  gap: ${token.space[1]};
  b {
    ${type.section}
    ${figures}
  }
`;

/** How many people a notice reaches, and what they read. */
export function Reached({ draft, preview }: Pick<NoticeForm, 'draft' | 'preview'>) {
  const { t } = useTexts();
  const texts = draft.kind === 'own' ? draft.texts : preview?.texts;
  const messages = LANGUAGES.map((language) => ({ language, text: texts?.[language].trim() ?? '' }));
  return (
    <>
      <Counts role="status">
        {preview === undefined ? (
          <p>{t('notices.counting')}</p>
        ) : (
          <>
            <p>
              <b>{preview.onPage}</b> {t('notices.onPage', { count: preview.onPage })}
            </p>
            {draft.tells && (
              <p>
                <b>{preview.byMessage}</b> {t('notices.byMessage', { count: preview.byMessage })}
              </p>
            )}
          </>
        )}
      </Counts>
      <MessagePreview label={t('notices.preview')} messages={messages.filter(({ text }) => text !== '')} />
    </>
  );
}
