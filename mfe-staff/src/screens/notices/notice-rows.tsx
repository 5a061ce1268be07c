import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { LANGUAGES } from '@vez/shared/domain';
import { Badge, Button, Notice, token, type } from '@vez/shared/ui';
import { useStaffApi } from '../../api/staff-api';
import { Rows } from '../../components/office-page';
import { useNoticedAct } from '../../components/use-noticed-act';
import { isInForce } from '../../model/office-notice';
import type { SavedNotice, StaffSelf } from '../../model/wire';
import { useTexts } from '../../texts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  box-shadow: inset 0 1px ${token.color.line};
  h2 {
    ${type.section}
    overflow-wrap: anywhere;
  }
  p {
    ${type.support}
    color: ${token.color.ink2};
  }
  > :first-child {
    display: grid;
    flex: 1 1 ${token.size(300)};
    justify-items: start;
    gap: ${token.space[1]};
  }
`;

interface Props {
  self: StaffSelf;
  notices: readonly SavedNotice[];
  /** By the server's clock, in ms. */
  now: number;
  onChange(notice: SavedNotice): void;
  readAgain(): Promise<unknown>;
}

/** What the office tells everyone now, and told earlier today. */
export function NoticeRows({ self, notices, now, onChange, readAgain }: Props) {
  const { t, language } = useTexts();
  const { cityTime } = useCityClock();
  const api = useStaffApi();
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const at = (instant: string) => cityTime(new Date(instant));
  const end = (noticeId: string) => {
    setFailed(undefined);
    return run({ of: noticeId, run: () => api.endNotice({ noticeId }), then: readAgain });
  };
  const textIn = ({ texts }: SavedNotice) =>
    [language, ...LANGUAGES].map((one) => texts[one]).find((text) => text !== '') ?? '';
  const whereIs = ({ serviceId }: SavedNotice) =>
    self.queues.find((queue) => queue.serviceId === serviceId)?.serviceName ?? t('notices.wholeOffice');
  if (notices.length === 0) return <p>{t('notices.none')}</p>;
  return (
    <>
      {failed !== undefined && <Notice kind="error" title={failed} announce />}
      <Rows>
        {notices.map((notice) => {
          const { noticeId, madeAt, until, endedAt, messages } = notice;
          const isOn = isInForce(notice, now);
          const span = t('notices.span', { from: at(madeAt), until: at(endedAt ?? until) });
          return (
            <Row key={noticeId}>
              <div>
                <h2>{textIn(notice)}</h2>
                <Badge kind={isOn ? 'warn' : 'neutral'}>{t(isOn ? 'notices.on' : 'notices.over')}</Badge>
                <p>{[whereIs(notice), span, t('notices.sent', { count: messages })].join(' · ')}</p>
              </div>
              {isOn && (
                <>
                  <Button
                    kind="outline"
                    fit
                    aria-label={`${t('notices.change')}: ${textIn(notice)}`}
                    onClick={() => onChange(notice)}
                  >
                    {t('notices.change')}
                  </Button>
                  <Button
                    kind="outline"
                    fit
                    aria-label={`${t('notices.endNow')}: ${textIn(notice)}`}
                    busy={busy === noticeId}
                    onClick={() => void end(noticeId)}
                  >
                    {t('notices.endNow')}
                  </Button>
                </>
              )}
            </Row>
          );
        })}
      </Rows>
    </>
  );
}
