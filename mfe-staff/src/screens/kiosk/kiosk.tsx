import { useCityClock, useDeployment, useOnline } from '@vez/shared/bridge';
import { WholeWindow } from '../../components/whole-window';
import { Slip } from '../../components/slip';
import { useAwayPage } from '../../api/use-away-page';
import { useSignWords } from '../../components/use-sign-words';
import { useNow } from '../../components/use-now';
import { useKeptOffice } from '../../api/kept-place';
import { useOwnDevice } from '../../api/use-own-device';
import { useStream } from '../../api/use-stream';
import type { Office, StaffQueue, StaffSelf } from '../../model/wire';
import { Mark } from '@vez/shared/ui/mark';
import { useTexts } from '../../texts';
import { Foot } from './foot';
import { Head, Upper, Whole } from './kiosk-parts';
import { Closed } from './closed';
import { CheckIn } from './check-in';
import { Choose } from './choose';
import { Done } from './done';
import { Help } from './help';
import { KioskTest } from './kiosk-test';
import { Refused } from './refused';
import { Start } from './start';
import { useKiosk, type KioskControls } from './use-kiosk';
import { Warning } from './warning';

interface PagesProps {
  queues: readonly StaffQueue[];
  office: Office | undefined;
  isCutOff: boolean;
  isOpen: boolean;
  now: number;
  kiosk: KioskControls;
  isWithoutPaper: boolean;
  onNoSlip(): void;
}

/** Its queues change with the office. */
const READS = ['self'];

function Pages(props: PagesProps) {
  const { queues, office, isCutOff, isOpen, now, kiosk, isWithoutPaper, onNoSlip } = props;
  const { t } = useTexts();
  const { page } = kiosk.state;
  if (!isOpen && page.at !== 'done') return <Closed office={office} />;
  switch (page.at) {
    case 'start':
      return <Start {...{ queues, isCutOff, now, kiosk, isWithoutPaper }} notices={office?.notices} />;
    case 'scan':
      return <CheckIn kiosk={kiosk} />;
    case 'choose':
      return <Choose queues={queues} kiosk={kiosk} />;
    case 'working':
      return (
        <Upper>
          <h1 role="status">{t('kiosk.working')}</h1>
        </Upper>
      );
    case 'refused':
      return <Refused words={page.words} isRight={page.isRight === true} kiosk={kiosk} />;
    case 'done':
      return <Done {...{ page, kiosk, isWithoutPaper, onNoSlip }} />;
    case 'help':
      return <Help kiosk={kiosk} />;
  }
}

/** The current page of a kiosk in its frame. */
export function Kiosk({ self, isUnreachable }: { self: StaffSelf; isUnreachable: boolean }) {
  const { cityTime } = useCityClock();
  const now = useNow();
  const { languages } = useDeployment();
  const office = useKeptOffice(self).office;
  const queues = self.queues.filter(({ locationId }) => locationId === office?.locationId);
  const isOpen = queues.some(({ open }) => open) && office?.isOfficeTime !== false;
  const isCutOff = !useOnline() || isUnreachable;
  useAwayPage(self.role === 'kiosk', office?.name ?? '', useSignWords(languages));
  useStream(office?.locationId, READS);
  const kiosk = useKiosk({ locationId: office?.locationId ?? 0, now, isCutOff, isOpen });
  const own = useOwnDevice(self.device, now);
  const place = [self.departmentName, office?.name ?? ''];

  return (
    <Whole $large={kiosk.state.isLarge} onPointerDown={kiosk.touch} onKeyDown={kiosk.touch}>
      <WholeWindow />
      <Head>
        <Mark width={64} />
        <p>
          <b>{office?.name}</b>
          {self.departmentName}
        </p>
        <time>{cityTime(new Date(now))}</time>
      </Head>
      <Pages
        {...{ queues, office, isCutOff, isOpen, now, kiosk }}
        isWithoutPaper={own.isWithoutPaper}
        onNoSlip={() => own.report({ paper: 'out' })}
      />
      <Foot kiosk={kiosk} />
      {kiosk.secondsLeft !== undefined && <Warning seconds={kiosk.secondsLeft} kiosk={kiosk} />}
      {kiosk.printing && (
        <Slip
          {...kiosk.printing}
          place={place}
          device={self.role === 'kiosk' ? self.name : ''}
          languages={languages}
          onDone={() => {
            own.report({ paper: 'printed' });
            kiosk.printed();
          }}
        />
      )}
      <KioskTest {...{ own, place }} device={self.name} isPrinting={kiosk.printing !== undefined} />
    </Whole>
  );
}
