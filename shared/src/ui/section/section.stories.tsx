import { Card } from '../card/card';
import { useSample } from '../testing/sample';
import { Section } from './section';

export default { title: 'Layout/Section' };

export const Plain = () => {
  const { hot, service } = useSample();
  return (
    <Section heading={hot}>
      <Card>{service}</Card>
    </Section>
  );
};
export const WithAll = () => {
  const { hot, service } = useSample();
  return (
    <Section heading={hot} allHref="/hotServices">
      <Card>{service}</Card>
    </Section>
  );
};
