import { useSample } from '../testing/sample';
import { PlainLink, TextLink } from './link';

export default { title: 'Basics/Link' };

export const InText = () => {
  const { office, privacy } = useSample();
  return (
    <p>
      {office}: <TextLink href="/PrivacyClausePage">{privacy}</TextLink>
    </p>
  );
};
export const Plain = () => <PlainLink href="/home">{useSample().office}</PlainLink>;
