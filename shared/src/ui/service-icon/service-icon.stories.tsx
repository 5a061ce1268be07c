import { Icon } from '../icon';
import { serviceIcon } from '.';

export default { title: 'Basics/ServiceIcon' };

export const Known = () => <Icon of={serviceIcon('id-card')} size={32} />;
export const Unknown = () => <Icon of={serviceIcon('no-such-drawing')} size={32} />;
