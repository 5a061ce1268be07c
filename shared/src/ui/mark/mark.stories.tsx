import { Mark } from './mark';

export default { title: 'Basics/Mark' };

export const Small = () => <Mark width={32} />;
export const OfTheSite = () => <Mark />;
