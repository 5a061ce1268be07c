import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { useQuery } from '@vez/shared/query';
import { Loaded } from '@vez/shared/remote';
import { Button, Dialog, SkeletonList, token, type } from '@vez/shared/ui';
import { unreachedQuery } from '../../api/queries';
import { useStaffApi } from '../../api/staff-api';
import { usePrint } from '../../components/use-print';
import type { UnreachedPerson } from '../../model/wire';
import { useTexts } from '../../texts';

const OnPaper = createGlobalStyle`
  @media print {
    html, body { background: #fff !important; }
    body > :not([data-list]) { display: none !important; }
  }
`;
/** Black on white, whatever the theme of the screen. */
const Paper = styled.div`
  display: none;
  @media print {
    display: block;
    background: #fff;
    color: #000;
  }
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.support}
  th,
  td {
    padding: ${token.space[1]} ${token.space[2]};
    border-bottom: 1px solid ${token.color.line};
    text-align: left;
    vertical-align: top;
  }
`;

function People({ people }: { people: readonly UnreachedPerson[] }) {
  const { t, language } = useTexts();
  const when = (date: string, time: string) => {
    const day = fromWireDate(date);
    return [day && formatDay(day, language, 'withoutYear'), time].filter(Boolean).join(' ');
  };
  const columns = ['ticket', 'was', 'new', 'why'] as const;
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`closures.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <tr key={`${one.jettonCode} ${one.wasDate} ${one.wasTime} ${one.serviceName}`}>
            <td>{`${one.jettonCode} · ${one.serviceName}`}</td>
            <td>{`${when(one.wasDate, one.wasTime)} · ${one.locationName}`}</td>
            <td>{one.date === '' ? '–' : `${when(one.date, one.time)} · ${one.newLocationName}`}</td>
            <td>{t(`closures.${one.why}`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A printable list of the tickets without a delivered message. */
export function Unreached({
  closureId,
  title,
  onClose,
}: {
  closureId: string;
  title: string;
  onClose(): void;
}) {
  const { t } = useTexts();
  const api = useStaffApi();
  const query = useQuery(unreachedQuery(api, closureId));
  const [isPrinting, setPrinting] = useState(false);
  usePrint(isPrinting, () => setPrinting(false));
  const { data } = query;
  return (
    <Dialog
      open
      title={t('closures.unreached')}
      onClose={onClose}
      footer={
        data !== undefined && (
          <Button fit onClick={() => setPrinting(true)}>
            {t('closures.print')}
          </Button>
        )
      }
    >
      <p>{title}</p>
      <Loaded of={query} loading={<SkeletonList rows={3} />}>
        {(people) => <People people={people} />}
      </Loaded>
      {isPrinting &&
        data !== undefined &&
        createPortal(
          <Paper data-list>
            <OnPaper />
            <h1>{t('closures.unreached')}</h1>
            <p>{title}</p>
            <People people={data} />
          </Paper>,
          document.body,
        )}
    </Dialog>
  );
}
