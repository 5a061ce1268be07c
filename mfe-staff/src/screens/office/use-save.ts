import { useState } from 'react';
import { useStaffApi, type StaffApi } from '../../api/staff-api';
import { useNoticedAct } from '../../components/use-noticed-act';
import type { NewSettings } from '../../model/office-settings';
import type { ChangeOutcome } from '../../model/wire';
import { useTexts } from '../../texts';

async function send(
  api: StaffApi,
  locationId: number,
  change: NewSettings,
  affected: number,
): Promise<ChangeOutcome> {
  switch (change.of) {
    case 'calendar': {
      const { was, is } = change;
      return api.changeCalendar({ locationId, was, is, affected });
    }
    case 'bookings': {
      const { serviceId, was, is } = change;
      return api.changeBookings({ locationId, serviceId, was, is, affected });
    }
    case 'order': {
      const { was, is } = change;
      return api.changeOrder({ locationId, was, is, affected });
    }
    case 'words': {
      const { serviceId, was, is } = change;
      const { savedAt } = await api.changeWords({ serviceId, was, is });
      return { savedAt, affected: 0, first: null };
    }
  }
}

/** Saves a change. One that leaves bookings outside is saved once the supervisor has typed their number. */
export function useSave(locationId: number, readAgain: () => Promise<unknown>) {
  const { t } = useTexts();
  const api = useStaffApi();
  /** Of a change that was not saved, because it leaves bookings outside. */
  const [outcome, setOutcome] = useState<ChangeOutcome>();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { busy, failed, setFailed, run } = useNoticedAct(t('line.notDone'));
  /** Drops the number and the last failure, for another change. */
  const reset = () => {
    setOutcome(undefined);
    setTyped('');
    setWrong(false);
    setFailed(undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  /** Resolves to `saved`, to `affects` if the number is missing or has changed, or to `failed`. */
  async function save(change: NewSettings): Promise<'saved' | 'affects' | 'failed'> {
    if (outcome !== undefined && typed.trim() !== String(outcome.affected)) {
      setWrong(true);
      return 'affects';
    }
    setFailed(undefined);
    const answers: ChangeOutcome[] = [];
    await run({
      run: async () => void answers.push(await send(api, locationId, change, outcome?.affected ?? 0)),
      then: readAgain,
    });
    const [answer] = answers;
    if (answer === undefined) return 'failed';
    reset();
    if (answer.savedAt !== null) return 'saved';
    setOutcome(answer);
    setWrong(outcome !== undefined);
    return 'affects';
  }
  return { outcome, typed, type, isWrong, isBusy: busy !== undefined, failed, reset, save };
}
export type Save = ReturnType<typeof useSave>;
