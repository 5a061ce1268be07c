import { Eye, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { failureText } from '@vez/shared/api-error';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, Icon, SkeletonBlock, token, type } from '@vez/shared/ui';
import { answersQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import type { VisitAnswers } from '../../model/wire';
import { useTexts } from '../../texts';

/** How long the identity number is shown, in ms. */
const SHOWN_MS = 15_000;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  h2 {
    ${type.section}
  }
  p {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    ${type.support}
    color: ${token.color.ink2};
  }
`;
const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${token.space[6]};
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(42)};
  box-shadow: inset 0 -1px ${token.color.line};
  dt {
    flex: 0 0 30%;
    ${type.support}
    color: ${token.color.ink2};
  }
  dd {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[1]};
    overflow-wrap: anywhere;
  }
`;

/** Shows the whole number for 15 s on request; each reading is recorded. */
function IdNumber({ ticketId, masked }: { ticketId: string; masked: string }) {
  const { t } = useTexts();
  const api = useStaffApi();
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = () =>
    api.visitIdNumber({ ticketId }, { silent: true }).then(
      ({ idNumber }) => setShown(idNumber),
      (error: unknown) => setFailed(failureText(error, t('answers.failed'))),
    );
  return (
    <Row>
      <dt>{t('answers.idNumber')}</dt>
      <dd aria-live="polite">
        <span>{shown ?? (failed || masked)}</span>
        {shown === undefined && (
          <Button kind="outline" icon={Eye} fit onClick={() => void show()}>
            {t('answers.show')}
          </Button>
        )}
      </dd>
    </Row>
  );
}

function Filled({ ticketId, answers }: { ticketId: string; answers: VisitAnswers }) {
  const { t } = useTexts();
  const { person, idNumberMasked, answers: rows } = answers;
  if (person === '' && idNumberMasked === '' && rows.length === 0) return <p>{t('answers.none')}</p>;
  return (
    <List>
      {person !== '' && (
        <Row>
          <dt>{t('answers.person')}</dt>
          <dd>{person}</dd>
        </Row>
      )}
      {idNumberMasked !== '' && <IdNumber ticketId={ticketId} masked={idNumberMasked} />}
      {rows.map(({ question, answer }) => (
        <Row key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </Row>
      ))}
    </List>
  );
}

/** The person's answers, readable only at this counter from the call to the end of the visit. */
export function Answers({ ticketId, isClosed }: { ticketId: string; isClosed: boolean }) {
  const { t } = useTexts();
  const api = useStaffApi();
  const answers = useQuery({ ...answersQuery(api, ticketId), enabled: !isClosed });
  return (
    <section>
      <Head>
        <h2>{t('answers.title')}</h2>
        <p>
          <Icon of={Lock} size={16} />
          {t(isClosed ? 'answers.closed' : 'answers.only')}
        </p>
      </Head>
      {!isClosed && (
        <Loaded of={answers} look="part" loading={<SkeletonBlock $height={84} />}>
          {(filledIn) => <Filled ticketId={ticketId} answers={filledIn} />}
        </Loaded>
      )}
    </section>
  );
}
