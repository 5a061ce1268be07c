import { IdCard } from 'lucide-react';
import { Facts } from '../facts/facts';
import { useSample } from '../testing/sample';
import { CARD_SETS } from '../theme';
import { Card, CardGrid, ServiceCard } from './card';

export default { title: 'Layout/Card' };

export const Plain = () => {
  const { place, address } = useSample();
  return (
    <Card>
      <Facts facts={[{ label: place, value: address }]} />
    </Card>
  );
};
export const FourColourSets = () => {
  const { service, office } = useSample();
  return (
    <CardGrid>
      {CARD_SETS.map((set) => (
        <li key={set}>
          <ServiceCard href="/queueOrBook" set={set} icon={IdCard} name={service} office={office} />
        </li>
      ))}
    </CardGrid>
  );
};
