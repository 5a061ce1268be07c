import { useApi, useBridge, useDeployment, useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { mayKeepNotes } from '../../model/ticket';
import { useTapGuard } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** The note of a ticket, if any (`businessCode`, TIX-16 to TIX-18). */
export function useMemoNote({ ticket }: MyTicket) {
  const { t } = useTexts();
  const { auth, events, feedback } = useBridge();
  const api = useApi();
  const session = useSession();
  const guard = useTapGuard();
  const { accounts } = useDeployment();
  const isKept = ticket.businessCode !== '';

  const toggle = useMutation({
    mutationFn: () =>
      isKept
        ? api.removeMemo({ id: ticket.id })
        : api.addMemo({ euid: session.euid ?? '', ticketId: ticket.id }),
    onSuccess({ businessCode }) {
      const words = businessCode === '' ? 'memo.removed' : 'addToNotesSuccess';
      feedback.toast(t(words, { note: businessCode || ticket.businessCode }), 'success');
      events.publish('ticket/edited', { ticketId: ticket.id });
    },
  });
  const login = useMutation({
    mutationFn: () => auth.login('personal', paths.result({ ticket: ticket.id })),
    onError: () => feedback.toast(t('memo.loginFailed'), 'error'),
  });
  const askToLogIn = async () => {
    const goes = await feedback.confirm({
      title: t('memo.loginTitle'),
      text: t('memo.loginText'),
      confirm: t('memo.login'),
      cancel: t('memo.notNow'),
    });
    if (goes) login.mutate();
  };
  return {
    /** Notes belong to an account: a city without accounts has none. */
    isOffered: mayKeepNotes(session) || accounts.includes('personal'),
    isKept,
    isBusy: toggle.isPending,
    toggle: () => guard(() => (mayKeepNotes(session) ? toggle.mutate() : void askToLogIn())),
  };
}
