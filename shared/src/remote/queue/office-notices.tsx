import { Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCityClock } from '../../bridge';
import type { OfficeNotice } from '../../domain';
import { Notice } from '../../ui/notice/notice';
import { fill, useUiTexts } from '../../ui/texts';
import { token } from '../../ui/theme';

/** Without notices it takes no space between its neighbours. */
const Region = styled.div`
  display: grid;
  gap: ${token.space[2]};
  &:empty {
    position: absolute;
  }
`;

interface Props {
  of: readonly OfficeNotice[] | undefined;
  /** When the server answered: ISO 8601 instant. Notices end by its clock, also without a later answer. */
  at: string | undefined;
  /** Whether the answer may be old; notices then end by the clock of the device. */
  stale: boolean;
}

/** The notices that are not over. */
function useInForce({ of: notices = [], at = '', stale }: Props): readonly OfficeNotice[] {
  const [reached, setReached] = useState(0);
  const now = stale ? Math.max(reached, Date.now()) : reached;
  const inForce = notices.filter(({ until }) => Date.parse(until) > now);
  const next = Math.min(...inForce.map(({ until }) => Date.parse(until)));
  useEffect(() => {
    const left = next - Date.parse(at);
    if (!Number.isFinite(left)) return;
    const timer = setTimeout(() => setReached(next), left);
    return () => clearTimeout(timer);
  }, [next, at]);
  return inForce;
}

/** What an office tells everyone. Screen readers announce what arrives while the page is open. */
export function OfficeNotices(props: Props) {
  const { officeNotice: words, language } = useUiTexts();
  const { cityTime } = useCityClock();
  return (
    <Region aria-live="polite">
      {useInForce(props).map(({ noticeId, texts, until }) => (
        <Notice key={noticeId} kind="warn" icon={Megaphone} title={texts[language]}>
          {fill(words.until, { time: cityTime(new Date(until)) })}
        </Notice>
      ))}
    </Region>
  );
}
