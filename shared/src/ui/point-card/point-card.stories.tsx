import { Button } from '../button/button';
import { TextLink } from '../link/link';
import { useSample } from '../testing/sample';
import { PointCard } from './point-card';

export default { title: 'Layout/PointCard' };

const usePoint = () => {
  const { service, office, place, address } = useSample();
  return {
    service: { name: service, uiIcon: 'id-card', departmentNames: [office] },
    place: { name: place, address },
  };
};

export const Plain = () => <PointCard {...usePoint()} />;
export const WithMore = () => {
  const { privacy, remarks } = useSample();
  return (
    <PointCard {...usePoint()} besideAddress={<TextLink href="/PrivacyClausePage">{privacy}</TextLink>}>
      <Button kind="outline">{remarks}</Button>
    </PointCard>
  );
};
