import { useEffect, useReducer } from 'react';
import { useBridge, useDeployment, useSession } from '@vez/shared/bridge';
import { draftFor, keepDraft } from '../../drafts/number';
import { numberMachine, openForm } from '../../model/number-machine';

/** The machine of the form of a number, and its draft. @param here the address of the form */
export function useNumberMachine(here: string) {
  const { journey } = useBridge();
  const session = useSession();
  const area = useDeployment().smsAreas[0] ?? '';
  const [state, dispatch] = useReducer(numberMachine, undefined, () =>
    openForm(draftFor(here, session, area, journey.get())),
  );
  const { form, isChanged } = state;
  useEffect(() => {
    if (isChanged) keepDraft(here, form, journey);
  }, [form, here, isChanged, journey]);
  return { state, dispatch };
}

export type NumberMachine = ReturnType<typeof useNumberMachine>;
