import { Icon } from '../icon/icon';
import { serviceIcon } from './service-icon';

export default { title: 'Basics/ServiceIcon' };

export const Known = () => <Icon of={serviceIcon('id-card')} size={32} />;
export const Unknown = () => <Icon of={serviceIcon('no-such-drawing')} size={32} />;
