import { useState, type FormEvent } from 'react';
import type { NewSettings } from '../../model/office-settings';
import { useSave } from './use-save';

/** The undo that the user is asked about, and its submission. */
export function useUndo(locationId: number, readAgain: () => Promise<unknown>) {
  const [undo, setUndo] = useState<NewSettings>();
  const [isSaved, setSaved] = useState(false);
  const save = useSave(locationId, readAgain);
  const ask = (change: NewSettings | undefined) => {
    save.reset();
    setSaved(false);
    setUndo(change);
  };
  async function confirm(event?: FormEvent) {
    event?.preventDefault();
    if (undo === undefined || save.isBusy) return;
    const became = await save.save(undo);
    if (became === 'affects') return;
    setSaved(became === 'saved');
    setUndo(undefined);
  }
  return { undo, isSaved, save, ask, confirm };
}
