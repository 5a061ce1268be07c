import type { ReactNode } from 'react';
import { useBridge, useOnline, useSession } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { WriteNotice } from '@vez/shared/remote/write';
import {
  BottomBar,
  Button,
  ErrorSummary,
  OneColumn,
  Page,
  TwoColumns,
  useTapGuard,
  useUiTexts,
} from '@vez/shared/ui';
import type { Faults } from '../../model/check-form';
import { obstacleOf } from '../../model/obstacle';
import { useTexts } from '../../texts';
import { AlertPart } from './alert-part';
import { ClosedQueue } from './closed-queue';
import { ContactPart } from './contact-part';
import { NextSteps } from './next-steps';
import { useOffer, type Offered } from './use-offer';

interface Props extends Offered {
  /** What stands above the form: the point and its figures. */
  children: ReactNode;
}

/** Each fault beside the field that it is about, in the order of the form. */
function useSummary(faults: Faults) {
  const { t } = useTexts();
  const words = useUiTexts();
  return [
    ...(faults.count ? [{ fieldId: 'count', message: t(faults.count) }] : []),
    ...(faults.idNumber ? [{ fieldId: 'idNumber', message: t(faults.idNumber) }] : []),
    ...(faults.phone ? [{ fieldId: 'phone', message: words.phone[faults.phone] }] : []),
    ...(faults.agreed ? [{ fieldId: 'agreed', message: t(faults.agreed) }] : []),
  ];
}

/** Alert, ID, phone, agreement, and on (QUE-04 to QUE-09); or why not now. */
export function OfferForm({ children, ...offered }: Props) {
  const { service, place, queue } = offered;
  const { t } = useTexts();
  const { canServe } = useBridge();
  const session = useSession();
  const online = useOnline();
  const guard = useTapGuard();
  const offer = useOffer(offered);
  const { form, faults, isProved, take } = offer;
  const summary = useSummary(faults);

  const obstacle = take.isBusy ? undefined : obstacleOf(queue, place, session);
  if (obstacle !== undefined) {
    return (
      <Page
        asideLabel={t(`${obstacle}.title`)}
        aside={<ClosedQueue obstacle={obstacle} service={service} place={place} here={offer.here} />}
      >
        {children}
      </Page>
    );
  }
  const canGoOn = isProved || canServe(paths.smsCode());
  const off = !online ? t('offline') : canGoOn ? undefined : t('noCode');
  const button = (
    <Button type="submit" busy={take.isBusy} disabledReason={off}>
      {t(isProved ? 'goKnown' : offer.isKnown ? 'goOn' : 'go')}
    </Button>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (off === undefined && !take.isBusy) guard(offer.send);
      }}
    >
      <Page
        asideLabel={t('steps.title')}
        aside={
          <NextSteps withCode={!isProved}>
            <TwoColumns>{button}</TwoColumns>
          </NextSteps>
        }
      >
        {children}
        <ErrorSummary faults={summary} attempt={offer.attempt} />
        {queue && <AlertPart queue={queue} form={form} fault={faults.count} onChange={offer.change} />}
        <ContactPart place={place} form={form} faults={faults} onChange={offer.change} />
        <WriteNotice write={take} notDone={t('refused')} />
      </Page>
      <OneColumn>
        <BottomBar summary={isProved ? undefined : t('next')}>{button}</BottomBar>
      </OneColumn>
    </form>
  );
}
