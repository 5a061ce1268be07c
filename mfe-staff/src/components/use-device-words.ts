import { useCityClock } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import type { DeviceTrouble } from '../model/device-trouble';
import type { StaffDevice } from '../model/wire';
import { useTexts } from '../texts';

/** Formats the state of devices in the page's language. */
export function useDeviceWords() {
  const { cityDay, cityTime } = useCityClock();
  const { t, language } = useTexts();
  /** HH:mm, with its day if that is not today. */
  const at = (instant: string) => {
    const when = new Date(instant);
    const day = cityDay(when);
    const time = cityTime(when);
    return day === cityDay(new Date()) ? time : `${formatDay(day, language, 'withoutYear')} ${time}`;
  };
  const test = ({ askedAt, state, seconds = 0 }: NonNullable<StaffDevice['test']>) =>
    t(`devices.test.${state}`, { time: at(askedAt), count: seconds });
  const paper = ({ printed, left, changedAt }: NonNullable<StaffDevice['paper']>) =>
    [
      t('devices.left', { count: left }),
      changedAt === null
        ? t('devices.printed', { count: printed })
        : t('devices.printedSince', { count: printed, time: at(changedAt) }),
    ].join(' · ');
  return {
    test,
    trouble: (trouble: DeviceTrouble) =>
      trouble.what === 'lowPaper'
        ? t('devices.lowPaper', { count: trouble.left })
        : t(`devices.${trouble.what}`, { time: at(trouble.since) }),
    /** The facts about a device in order. */
    facts: (device: StaffDevice) =>
      [
        device.enrolledAt === null
          ? t('devices.notYet')
          : device.seen === undefined
            ? t('devices.noSign')
            : device.seen.minutesAgo === 0
              ? t('devices.seenNow', { time: at(device.seen.at) })
              : t('devices.seen', { time: at(device.seen.at), count: device.seen.minutesAgo }),
        device.paper && device.enrolledAt !== null && paper(device.paper),
        device.release !== undefined && t('devices.release', { release: device.release }),
      ].filter((fact) => typeof fact === 'string'),
  };
}
