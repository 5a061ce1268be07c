import styled from 'styled-components';
import type { Language } from '@vez/shared/contracts/client';
import { formatPhone, type Mobile } from '@vez/shared/domain';
import { inAll, Roll } from '../../components/roll';
import { useSignWords } from '../../components/use-sign-words';
import { signLanguages } from '../../model/sign-languages';
import { useTexts } from '../../texts';

const Code = styled.p`
  margin: 3mm 0;
  font-size: 26pt;
  font-weight: 700;
  white-space: nowrap;
`;

interface Props {
  mobile: Mobile;
  /** Grouped for reading aloud. */
  code: string;
  /** HH:mm */
  until: string;
  /** Department and office. */
  place: readonly string[];
  languages: readonly Language[];
  onDone(): void;
}

/** The printed login code. */
export function CodeSlip({ mobile, code, until, place, languages, onDone }: Props) {
  const { language } = useTexts();
  const signs = useSignWords(signLanguages(language, languages));
  return (
    <Roll isReady={signs.length > 0} onDone={onDone}>
      <h1>{place[0]}</h1>
      <p>{place.slice(1).join(' · ')}</p>
      {inAll(signs, (t) => t('loginCode.of', { number: formatPhone(mobile) }))}
      <Code>{code}</Code>
      {inAll(signs, (t) => t('loginCode.until', { time: until }))}
      {inAll(signs, (t) => t('loginCode.how'))}
      {inAll(signs, (t) => t('loginCode.secret'))}
    </Roll>
  );
}
