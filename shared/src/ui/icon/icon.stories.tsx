import { Star } from 'lucide-react';
import { Icon } from './icon';

export default { title: 'Basics/Icon' };

export const Sizes = () => (
  <p>
    <Icon of={Star} size={16} /> <Icon of={Star} size={20} /> <Icon of={Star} /> <Icon of={Star} size={28} />{' '}
    <Icon of={Star} size={32} />
  </p>
);
export const Filled = () => <Icon of={Star} filled />;
