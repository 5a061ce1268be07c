import { useState } from 'react';
import styled from 'styled-components';
import { HTML_LANG, LANGUAGE_NAME, type Language } from '@vez/shared/domain';
import { Segments, token } from '@vez/shared/ui';
import { useTexts } from '../texts';

const Message = styled.p`
  padding: ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  overflow-wrap: anywhere;
`;

interface Props {
  label: string;
  messages: readonly { language: Language; text: string }[];
}

/** A text that people get, in each language of the city. */
export function MessagePreview({ label, messages }: Props) {
  const { language: own } = useTexts();
  const [chosen, setChosen] = useState<Language>(own);
  const shown = messages.find(({ language }) => language === chosen) ?? messages[0];
  if (shown === undefined) return null;
  return (
    <>
      <Segments
        label={label}
        choices={messages.map(({ language }) => ({ value: language, label: LANGUAGE_NAME[language] }))}
        value={shown.language}
        onChange={setChosen}
        minWidth={100}
      />
      <Message lang={HTML_LANG[shown.language]}>{shown.text}</Message>
    </>
  );
}
