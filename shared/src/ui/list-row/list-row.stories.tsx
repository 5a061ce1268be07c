import { IdCard, MapPin } from 'lucide-react';
import { Badge } from '../badge/badge';
import { useSample } from '../testing/sample';
import { ListRow, RowList } from './list-row';

export default { title: 'Lists/ListRow' };

export const Links = () => {
  const { service, office, place, address, open } = useSample();
  return (
    <RowList>
      <li>
        <ListRow href="/a" title={service} support={office} icon={IdCard} iconSet="teal" />
      </li>
      <li>
        <ListRow href="/b" title={place} support={address} icon={MapPin} iconSet="blue" bold />
      </li>
      <li>
        <ListRow href="/c" title={place} badge={<Badge kind="live">{open}</Badge>} />
      </li>
    </RowList>
  );
};
export const Ranked = () => {
  const { service, office } = useSample();
  return (
    <RowList>
      {[1, 2, 3].map((rank) => (
        <li key={rank}>
          <ListRow href={`/${rank}`} rank={rank} title={service} support={office} />
        </li>
      ))}
    </RowList>
  );
};
export const OffWithReason = () => {
  const { service, closedToday } = useSample();
  return (
    <RowList>
      <li>
        <ListRow href="/a" title={service} disabledReason={closedToday} />
      </li>
    </RowList>
  );
};
export const Acts = () => (
  <RowList>
    <li>
      <ListRow onClick={() => undefined} title={useSample().service} />
    </li>
  </RowList>
);
