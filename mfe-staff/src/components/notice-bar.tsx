import { Megaphone } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import type { OfficeNotice } from '@vez/shared/domain';
import { Icon, token, type } from '@vez/shared/ui';
import { useTexts } from '../texts';

const Bar = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[2]} ${token.space[5]};
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  ${type.support}
  li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }
  b {
    font-weight: ${token.weight.bold};
  }
`;

interface Props {
  notices: readonly OfficeNotice[] | undefined;
  /** By the server's clock, in ms. */
  now: number;
}

/** What the office tells everyone now, so that colleagues know. */
export function NoticeBar({ notices = [], now }: Props) {
  const { t, language } = useTexts();
  const { cityTime } = useCityClock();
  const inForce = notices.filter(({ until }) => Date.parse(until) > now);
  if (inForce.length === 0) return null;
  return (
    <Bar role="list" aria-label={t('notices.inForce')}>
      {inForce.map(({ noticeId, texts, until }) => (
        <li key={noticeId}>
          <Icon of={Megaphone} size={20} />
          <p>
            <b>{texts[language]}</b> {t('notices.until', { time: cityTime(new Date(until)) })}
          </p>
        </li>
      ))}
    </Bar>
  );
}
