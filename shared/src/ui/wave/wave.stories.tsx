import { Wave } from './wave';

export default { title: 'Basics/Wave' };

export const Edge = () => (
  <div style={{ paddingBottom: 16 }}>
    <Wave />
  </div>
);
