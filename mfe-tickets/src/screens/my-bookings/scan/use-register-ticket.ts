import { useRef } from 'react';
import { failureText, isApiError } from '@vez/shared/api-error';
import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { useUiTexts } from '@vez/shared/ui';
import { useTexts } from '../../../texts';

/** Adds a ticket from a kiosk to the user's tickets, and opens it (TIX-35). */
export function useRegisterTicket(onAdded: () => void) {
  const { t } = useTexts();
  const words = useUiTexts();
  const bridge = useBridge();
  const api = useApi();
  const { mobile } = useSession();
  const lastRead = useRef('');
  const add = useMutation({
    mutationFn: (qrcodeContent: string) =>
      api.registerTicket({ mobArea: mobile?.area ?? '', mobNum: mobile?.number ?? '', qrcodeContent }),
    onSuccess({ ticket }) {
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: 'queue' });
      bridge.feedback.toast(t('scan.added'), 'success');
      onAdded();
      bridge.navigate(paths.result({ ticket: ticket.id }));
    },
  });
  const { error } = add;
  return {
    isBusy: add.isPending,
    problem: error
      ? isApiError(error, 'qrCodeNotRecognised')
        ? t('scan.notRecognised')
        : failureText(error, words.screenFailed.text)
      : undefined,
    /** Sends each code once, although the camera reads it many times. */
    add(content: string) {
      if (add.isPending || content === lastRead.current) return;
      lastRead.current = content;
      add.mutate(content);
    },
  };
}
