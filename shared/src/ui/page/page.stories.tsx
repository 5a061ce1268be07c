import { Card } from '../card/card';
import { useSample } from '../testing/sample';
import { Page } from './page';

export default { title: 'Layout/Page' };

export const OneColumn = () => (
  <Page>
    <Card>{useSample().service}</Card>
  </Page>
);
export const WithAnAside = () => {
  const { service, place, favourites } = useSample();
  return (
    <Page aside={<Card>{place}</Card>} asideLabel={favourites}>
      <Card>{service}</Card>
    </Page>
  );
};
