import { Wave } from '.';

export default { title: 'Basics/Wave' };

export const Edge = () => (
  <div style={{ paddingBottom: 16 }}>
    <Wave />
  </div>
);
