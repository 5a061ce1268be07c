import { useState, type FormEvent } from 'react';
import { useCityClock } from '@vez/shared/bridge';
import { useQuery } from '@vez/shared/query';
import { noticePreviewQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { useNoticedAct } from '../../components/use-noticed-act';
import {
  bodyOf,
  draftOf,
  newDraft,
  previewOf,
  problemsOf,
  type NoticeDraft,
  type NoticeProblem,
} from '../../model/office-notice';
import type { SavedNotice } from '../../model/wire';
import { useTexts } from '../../texts';

export interface NoticeFormProps {
  locationId: number;
  /** The notice to change; undefined for a new one. */
  notice: SavedNotice | undefined;
  /** By the server's clock, in ms. */
  now: number;
  /** Called with the number of people who get a message, or nothing once the form has changed. */
  onTold(messages?: number): void;
  readAgain(): Promise<unknown>;
}

/** State of the notice form: its fields, how many people it reaches, and its submission. */
export function useNoticeForm({ locationId, notice, now, onTold, readAgain }: NoticeFormProps) {
  const { t } = useTexts();
  const api = useStaffApi();
  const clock = useCityClock();
  const fresh = () => newDraft(now, clock);
  const [draft, setDraft] = useState(() => (notice ? draftOf(notice, clock) : fresh()));
  const [problems, setProblems] = useState<readonly NoticeProblem[]>([]);
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  const { data: preview } = useQuery(noticePreviewQuery(api, previewOf(draft, locationId)));
  const change = (more: Partial<NoticeDraft>) => {
    setDraft((before) => ({ ...before, ...more }));
    setProblems([]);
    setFailed(undefined);
    onTold();
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy !== undefined) return;
    setFailed(undefined);
    const wrong = problemsOf(draft, now, clock);
    setProblems(wrong);
    if (wrong.length > 0) return;
    const save = async () => {
      const { messages } = await api.saveNotice(bodyOf(draft, locationId, now, clock));
      setDraft(fresh());
      onTold(messages);
    };
    await run({ run: save, then: readAgain });
  }
  return { draft, change, problems, preview, busy, failed, submit };
}
export type NoticeForm = ReturnType<typeof useNoticeForm>;
